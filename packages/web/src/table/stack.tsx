/** The stack, the top first: what each thing will do and to whom, and whether to let it pass from now on. */
import type { OtherTurn, StackItem } from '@apnap/protocol';
import { useRef, useState } from 'react';
import { Tile } from '../card/card.js';
import { useSpeech } from '../i18n/index.js';
import { Icon, Rich } from '../ui/symbols.js';
import { light, useLit } from './glance.js';
import { usePlay } from './play.js';
import { useRoving } from './roving.js';
import { usePress } from './slot.js';

/** What a handle is called: an object or a player. */
export function useNameOf(): (entity: number) => string {
  const { game, found } = usePlay();
  const { say, t } = useSpeech();
  return (entity) => {
    if (entity < 0) return game.players.find((p) => p.seat === -1 - entity)?.name ?? '';
    const card = found.get(entity)?.card;
    return card ? say(card.name) || t('card.faceDown') : t('card.gone');
  };
}

/** Combat damage that waits: a line for each creature and what it deals damage to; both are lit where the pointer rests on it. */
function DamageLines({ damage, does }: { damage: NonNullable<StackItem['damage']>; does: string }) {
  return (
    <span className="stack-damage">
      {does.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is on the stack stays as it is
        <span key={i} onPointerEnter={() => light(damage[i]?.to ?? null)} onPointerLeave={() => light(null)}>
          <b>{damage[i]?.n}</b> {line}
        </span>
      ))}
    </span>
  );
}

function Item({ item, top }: { item: StackItem; top: boolean }) {
  const play = usePlay();
  const { t, say } = useSpeech();
  const nameOf = useNameOf();
  const press = usePress(item.card?.id ?? item.id, (at) => play.click([item.id], at));
  const mark = play.mark(item.id);
  const lit = useLit([item.id]);
  const settings = play.state.table?.settings;
  const yielded = settings?.yields.some((y) => y.key === item.yieldKey) ?? false;
  const who = play.game.players.find((p) => p.seat === item.controller)?.name ?? '';
  const mine = item.controller === play.game.seat;
  const [what, whom] = say(item.does).split(' → ');
  const name = item.name ? say(item.name) : item.card ? say(item.card.name) : t('card.ability');
  return (
    <li
      className={`stack-item${top ? ' top' : ''}${mine ? ' mine' : ''}${mark ? ` is-${mark.split('-')[0]}` : ''}${lit ? ' lit' : ''}`}
      data-eid={item.id}
    >
      <button
        type="button"
        className={`stack-main${item.card ? '' : ' bare'}`}
        data-card={item.id}
        tabIndex={-1}
        {...press}
        aria-label={`${name}, ${t(`stack.${item.kind}`)}, ${who}. ${say(item.does)}`}
      >
        {item.card && (
          <span className="stack-tile">
            <Tile card={item.card} />
          </span>
        )}
        <span className="stack-words" aria-hidden="true">
          <span className="stack-title">
            <b>{name}</b>{' '}
            <small>
              {t(`stack.${item.kind}`)} · {who}
            </small>
          </span>
          {item.damage ? (
            <DamageLines damage={item.damage} does={say(item.does)} />
          ) : (
            <span className="stack-does">
              <Rich text={what} />
            </span>
          )}
          {(whom || item.targets.length > 0) && <span className="stack-targets">→ {whom || item.targets.map(nameOf).join(', ')}</span>}
        </span>
      </button>
      <span className="stack-chips">
        <button type="button" className="chip" aria-label={t('why.number', { name })} onClick={() => play.ask({ object: item.id })}>
          {t('why.this')}
        </button>
        {item.yieldKey && item.kind !== 'spell' && settings && (
          <button
            type="button"
            className={`chip yield${yielded ? ' on' : ''}`}
            aria-pressed={yielded}
            title={t('yield.help')}
            onClick={() => play.conn.send({ type: 'yield', key: item.yieldKey, on: !yielded })}
          >
            {yielded && <Icon name="check" size={11} />}
            {t('yield.always')}
          </button>
        )}
      </span>
    </li>
  );
}

export function Stack() {
  const { game } = usePlay();
  const { t } = useSpeech();
  const [folded, fold] = useState(false);
  const ref = useRef<HTMLOListElement>(null);
  useRoving(ref);
  const others = (game.turn.others ?? []).filter((turn) => turn.stack.length > 0);
  const all = others.reduce((n, turn) => n + turn.stack.length, game.stack.length);
  if (all === 0) return null;
  return (
    <section className={`stack${folded ? ' folded' : ''}`} aria-label={t('zone.stack')}>
      <button type="button" className="stack-head" aria-expanded={!folded} onClick={() => fold(!folded)}>
        <Icon name={folded ? 'up' : 'down'} size={13} />
        {t('zone.stack')} <b>{all}</b>
      </button>
      <ol ref={ref} data-zone="stack">
        {game.stack.toReversed().map((item, i) => (
          <Item key={item.id} item={item} top={i === 0} />
        ))}
        {others.map((turn) => (
          <OtherStack key={turn.marker} turn={turn} />
        ))}
      </ol>
    </section>
  );
}

/** The stack of a turn that is taken at the same time: it waits while another resolves (CR 807.5). */
function OtherStack({ turn }: { turn: OtherTurn }) {
  const { game } = usePlay();
  const { t } = useSpeech();
  const name = game.players.find((p) => p.seat === turn.seat)?.name ?? '';
  return (
    <>
      <li className="stack-of">{t('stack.ofTurn', { name })}</li>
      {turn.stack.toReversed().map((item) => (
        <Item key={item.id} item={item} top={false} />
      ))}
    </>
  );
}
