/** Decks as tiles: colours, name, how the deck wants to win. */
import type { DeckInfo, Year } from '@apnap/protocol';
import type { CSSProperties } from 'react';
import { useId } from 'react';
import { Art } from '../card/art.js';
import { frameOf } from '../card/look.js';
import { useSpeech } from '../i18n/index.js';
import { Icon, Pip } from '../ui/symbols.js';

const COLOR_TYPES: Record<string, readonly string[]> = {
  R: ['Instant'],
  U: ['Enchantment'],
  B: ['Creature'],
  G: ['Creature'],
  W: ['Creature'],
};

/** The picture of a deck: its cover card's name drawn as a card of its first colour would be. */
export function DeckArt({ deck }: { deck: DeckInfo }) {
  return (
    <span className="deck-art" style={frameOf({ colors: deck.colors, types: [] }) as CSSProperties} aria-hidden="true">
      <Art seed={deck.cover || deck.name.en} types={COLOR_TYPES[deck.colors[0] ?? ''] ?? ['Artifact']} subtypes={[]} colors={deck.colors} />
    </span>
  );
}

/** The decks that can be played by these rules. @param year absent: today's */
export const playableBy = (decks: readonly DeckInfo[], year: Year | undefined): readonly DeckInfo[] =>
  year === undefined ? decks : decks.filter((d) => d.years.includes(year));

/** Why some decks are not listed: they have cards that came after the rules. */
export function LaterDecks({ all, year }: { all: readonly DeckInfo[]; year: Year | undefined }) {
  const { t } = useSpeech();
  const there = playableBy(all, year).length;
  if (there === all.length) return null;
  return <p className="quiet later-decks">{there === 0 ? t('rules.noDeck') : t('rules.later', { n: all.length - there })}</p>;
}

/** Faults that are told; of more, how many there are. */
const TOLD = 3;

/** What is wrong with a deck that can be played all the same; nothing where it is as decks are. */
export function DeckFaults({ deck }: { deck: DeckInfo | undefined }) {
  const { t, say } = useSpeech();
  const faults = deck?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <div className="deck-faults" role="note">
      <p>
        <Icon name="help" size={15} /> {t('lobby.faulty')}
      </p>
      <ul>
        {faults.slice(0, TOLD).map((f) => (
          <li key={f.text.en}>
            {say(f.text)} {f.rule && <small>{f.rule}</small>}
          </li>
        ))}
        {faults.length > TOLD && <li>{t('lobby.faultyMore', { n: faults.length - TOLD })}</li>}
      </ul>
    </div>
  );
}

interface Props {
  decks: readonly DeckInfo[];
  value: string;
  onChange: (id: string) => void;
  label: string;
  /** An entry that leaves the choice to the server. */
  any?: string;
}

export function DeckPicker({ decks, value, onChange, label, any }: Props) {
  const { t, say } = useSpeech();
  const name = useId();
  return (
    <fieldset className="deck-picker">
      <legend>{label}</legend>
      <div className="deck-tiles">
        {any !== undefined && (
          <label className={`deck-tile any${value === '' ? ' on' : ''}`}>
            <input type="radio" name={name} checked={value === ''} onChange={() => onChange('')} />
            <span className="deck-art" aria-hidden="true">
              <Icon name="help" size={34} />
            </span>
            <span className="deck-words">
              <b>{any}</b>
            </span>
          </label>
        )}
        {decks.map((d) => (
          <label key={d.id} className={`deck-tile${value === d.id ? ' on' : ''}`}>
            <input type="radio" name={name} checked={value === d.id} onChange={() => onChange(d.id)} />
            <DeckArt deck={d} />
            <span className="deck-words">
              <b>{say(d.name)}</b>
              <span className="deck-colors">
                {d.colors.map((c) => (
                  <Pip key={c} code={c} />
                ))}
                {d.mine && <small>{t('deck.mine')}</small>}
              </span>
              {d.about && <small className="deck-about">{say(d.about)}</small>}
            </span>
            {value === d.id && (
              <span className="check-mark">
                <Icon name="check" size={14} />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
