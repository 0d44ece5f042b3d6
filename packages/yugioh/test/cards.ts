/** Cards for tests, with texts in the words of the cards; names are made up. */
import { type CardRecord, compileCard, type Printed } from '../src/index.js';
import type { Attribute, MonsterType, MonsterWord, Property } from '../src/language/index.js';

export interface Spec {
  name: string;
  text?: string;
  /** Level, or rank or arrows. */
  level?: number;
  atk?: number;
  def?: number;
  type?: MonsterType;
  attribute?: Attribute;
  words?: readonly MonsterWord[];
  spell?: Property;
  trap?: Property;
  materials?: string;
  rank?: number;
  arrows?: readonly string[];
  scale?: number;
  series?: readonly string[];
  pendulum?: string;
  limit?: string;
}

let last = 1000;

/** A card as a file would have it. */
export function recordOf(spec: Spec): CardRecord {
  const kind = spec.spell ? 'spell' : spec.trap ? 'trap' : 'monster';
  const property = spec.spell ?? spec.trap;
  const printed: Printed = {
    id: ++last,
    name: { en: spec.name },
    kind,
    words: kind === 'monster' ? [...(spec.words ?? []), spec.text ? 'Effect' : 'Normal'] : [],
    series: spec.series ?? [],
    ...(property ? { property } : {}),
    ...(kind === 'monster'
      ? {
          type: spec.type ?? 'Warrior',
          attribute: spec.attribute ?? 'EARTH',
          atk: spec.atk ?? 1000,
          ...(spec.arrows ? { arrows: spec.arrows } : { def: spec.def ?? 1000 }),
        }
      : {}),
    ...(kind === 'monster' && spec.rank === undefined && !spec.arrows ? { level: spec.level ?? 4 } : {}),
    ...(spec.rank === undefined ? {} : { rank: spec.rank }),
    ...(spec.scale === undefined ? {} : { scale: spec.scale }),
  };
  return {
    printed,
    text: spec.text ?? '',
    textZh: '',
    pendulum: spec.pendulum ?? '',
    materials: spec.materials ?? '',
    limits: spec.limit ? { tcg: spec.limit } : {},
  };
}

/** What the text of a card means. @throws Error where it is not read */
export function meaningOf(record: CardRecord) {
  const compiled = compileCard(record);
  if (!compiled.ok) throw new Error(`${record.printed.name.en}: "${compiled.phrase}" is not read`);
  return compiled.meaning;
}
