/** What lies before a seat: the booster to pick from, what lies open for all, a pile. */
import type { DraftCardView, DraftGameView, Text } from '@apnap/protocol';
import { waitingIn } from '@apnap/protocol/shown';
import { useEffect, useRef, useState } from 'react';
import { LargeCard } from '../card/scan.js';
import { nameOf, viewOf } from '../decks/entry.js';
import { useSpeech } from '../i18n/index.js';
import { focusCard, moveFocus, useRoving } from '../table/roving.js';
import { Dialog } from '../ui/dialog.js';
import type { Asked } from './answers.js';
import { DrawnCard } from './card.js';
import { entryOf, type Faces } from './cards.js';
import { hasPointer } from './preview.js';
import { useDraftWords } from './words.js';

interface Props {
  game: DraftGameView;
  faces: Faces;
  asked: Asked;
}

/** So many cards are drawn larger. */
const FEW = 8;

/** Cards in a grid, of which some are picked: by a press, by Enter, by the digit of its place for the focus. */
function Cards({
  cards,
  faces,
  picked,
  pick,
  label,
  several = false,
}: {
  cards: readonly (DraftCardView | null)[];
  faces: Faces;
  /** Places of those that are picked, or are about to be. */
  picked: readonly number[];
  pick?: ((at: number) => void) | undefined;
  label: string;
  /** Several are chosen, and then picked together: what is chosen can be put back until then. */
  several?: boolean;
}) {
  const w = useDraftWords();
  const { lang } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  useRoving(ref);
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      const el = e.target instanceof Element ? e.target : null;
      if (e.ctrlKey || e.metaKey || e.altKey || el?.closest('dialog, input, textarea, select')) return;
      const at = /^\d$/.test(e.key) ? (Number(e.key) + 9) % 10 : -1;
      const wanted = at < 0 ? undefined : ref.current?.querySelectorAll<HTMLElement>('[data-card]')[at];
      if (wanted) focusCard(wanted);
      if (wanted || (ref.current?.contains(el) && moveFocus(e.key, ref.current))) e.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
  // A new booster lies there: nothing of the one before is open.
  const first = cards[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by its cards
  useEffect(() => setOpened(null), [first, cards.length]);
  const seen = opened === null ? null : cards[opened];
  const entry = seen && entryOf(seen, faces);
  return (
    <>
      <ul className={`draft-grid${cards.length <= FEW ? ' few' : ''}`} ref={ref} data-zone="pack" data-scope="" aria-label={label}>
        {cards.map((card, i) =>
          card ? (
            <li key={card.id}>
              <DrawnCard
                card={card}
                faces={faces}
                label={(name) => w(several ? (picked.includes(i) ? 'card.unchoose' : 'card.choose') : 'card.pick', { name })}
                marked={picked.includes(i) ? w(several ? 'pack.chosen' : 'pack.picked') : undefined}
                onPress={pick && (() => (hasPointer() ? pick(i) : setOpened(i)))}
              />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
            <li key={`empty${i}`} className="draft-empty" />
          ),
        )}
      </ul>
      {seen && entry && opened !== null && (
        <Dialog title={nameOf(entry, lang)} onClose={() => setOpened(null)} className="draft-opened">
          <LargeCard card={viewOf(entry)} face={entry.faces[0]} link={false} />
          <button
            type="button"
            className="button primary big"
            data-action="pick"
            onClick={() => {
              setOpened(null);
              pick?.(opened);
            }}
          >
            {w(several ? (picked.includes(opened) ? 'pack.unchoose' : 'pack.choose') : 'pack.pick')}
          </button>
        </Dialog>
      )}
    </>
  );
}

/** For whom is waited. */
export function WaitFor({ game }: { game: DraftGameView }) {
  const w = useDraftWords();
  const seats = [...new Set(waitingIn(game).flatMap((d) => (d.mine ? [] : [d.seat])))];
  const names = seats.map((s) => game.players.find((p) => p.seat === s)?.name ?? '').join(', ');
  return (
    <p className="quiet waiting" role="status">
      <span className="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {names === '' ? w('pack.none') : w('pack.waitFor', { names })}
    </p>
  );
}

const NONE: readonly number[] = [];

/** Something that can be done with a face-up card, by its place among the options. */
interface Use {
  at: number;
  label: Text;
  does: string;
  card: string;
  on: boolean;
}

/** A pick that may be of several cards, and use face-up cards: behind the cards of the booster stand what can be done with these. */
function usePick(cards: number, { decision, give }: Asked) {
  const [state, setState] = useState<{ of: number; on: readonly number[]; chosen: readonly number[] }>({ of: -1, on: [], chosen: [] });
  const id = decision?.id ?? -1;
  const { on, chosen } = state.of === id ? state : { on: NONE, chosen: NONE };
  const options = decision?.ask?.form === 'pick' ? decision.ask.options : [];
  const uses = options.slice(cards).map((o, i): Use => {
    const [, card = '', does = ''] = (o.act ?? '').split(':');
    return { at: cards + i, label: o.label, does, card, on: on.includes(cards + i) };
  });
  // CR 903.13b: two at once, which are confirmed.
  const atOnce = decision?.ask?.form === 'pick' ? decision.ask.min : 1;
  const wanted = atOnce + uses.filter((u) => u.on && u.does === 'additional').length;
  const sent = (picked: readonly number[], used: readonly number[]) => give({ pick: [...picked, ...used].sort((x, y) => x - y) });
  return {
    uses,
    wanted,
    chosen,
    several: atOnce > 1,
    confirm: () => sent(chosen, on),
    toggle(use: Use) {
      if (use.does === 'wholeBooster') return sent([], [use.at]);
      // One thing at a time with each card.
      const others = on.filter((at) => uses.find((u) => u.at === at)?.card !== use.card);
      setState({ of: id, on: use.on ? others : [...others, use.at], chosen: [] });
    },
    press(at: number) {
      const now = chosen.includes(at) ? chosen.filter((x) => x !== at) : [...chosen, at].slice(-wanted);
      if (now.length === wanted && atOnce === 1) sent(now, on);
      else setState({ of: id, on, chosen: now });
    },
  };
}

/** What can be done with face-up cards as one picks. */
function Uses({ uses, wanted, toggle }: { uses: readonly Use[]; wanted: number; toggle: (use: Use) => void }) {
  const w = useDraftWords();
  const { say } = useSpeech();
  return (
    <fieldset className="draft-uses">
      <legend>{w('uses.title')}</legend>
      {uses.map((use) => (
        <button
          key={use.at}
          type="button"
          className={`chip${use.on ? ' on' : ''}`}
          aria-pressed={use.on}
          data-use={use.does}
          onClick={() => toggle(use)}
        >
          {say(use.label)}
        </button>
      ))}
      {wanted > 1 && <p role="status">{w('uses.pick', { n: wanted })}</p>}
    </fieldset>
  );
}

/** What is chosen is picked: by the keys the second choice leads here. */
function Confirm({ n, wanted, sent, confirm }: { n: number; wanted: number; sent: boolean; confirm: () => void }) {
  const w = useDraftWords();
  const ref = useRef<HTMLButtonElement>(null);
  const full = n === wanted;
  useEffect(() => {
    if (full && document.activeElement?.matches('.draft-card:focus-visible')) ref.current?.focus();
  }, [full]);
  return (
    <footer className="draft-confirm">
      <p role="status">{w('pack.chosenOf', { n, of: wanted })}</p>
      <button ref={ref} type="button" className="button primary big" data-action="confirm" disabled={!full || sent} onClick={confirm}>
        {w('pack.confirm', { n: wanted })}
      </button>
    </footer>
  );
}

/** A booster, one's own or open for all. */
function Booster({ game, faces, asked }: Props) {
  const w = useDraftWords();
  const { draft } = game;
  const open = draft.kind === 'rochester';
  const cards = open ? draft.open : draft.pack;
  const { decision } = asked;
  const mine = decision !== null;
  const given = asked.given && 'pick' in asked.given ? asked.given.pick : null;
  const { uses, wanted, chosen, several, toggle, press, confirm } = usePick(cards.length, asked);
  const title = w(open ? 'pack.open' : 'pack.title', { n: cards.length });
  return (
    <section className="draft-pack" aria-labelledby="pack-title">
      <header>
        <h2 id="pack-title">{title}</h2>
        {mine && !given ? <p className="quiet"> </p> : <WaitFor game={game} />}
      </header>
      {mine && !given && uses.length > 0 && <Uses uses={uses} wanted={wanted} toggle={toggle} />}
      <Cards
        cards={cards}
        faces={faces}
        picked={given ?? chosen}
        label={title}
        several={several && !given}
        pick={mine && !given && !asked.sent ? press : undefined}
      />
      {several && mine && !given && <Confirm n={chosen.length} wanted={wanted} sent={asked.sent} confirm={confirm} />}
    </section>
  );
}

/** Nine cards, of which a row or a column is taken. */
function Grid({ game, faces, asked }: Props) {
  const w = useDraftWords();
  const { decision, give, sent } = asked;
  const options = decision?.ask?.form === 'pick' ? decision.ask.options : [];
  const line = (sign: 'row' | 'column', n: number) => {
    const at = options.findIndex((o) => o.act === `${sign}${n}`);
    return (
      <button
        key={`${sign}${n}`}
        type="button"
        className={`button line-${sign}`}
        disabled={at < 0 || sent}
        onClick={() => give({ pick: [at] })}
        data-line={`${sign}${n}`}
      >
        {w(`grid.${sign}`, { n })}
      </button>
    );
  };
  return (
    <section className="draft-pack" aria-labelledby="pack-title">
      <header>
        <h2 id="pack-title">{w('pack.open')}</h2>
        {!decision && <WaitFor game={game} />}
      </header>
      <div className="draft-nine">
        <div className="nine-columns">{[1, 2, 3].map((n) => line('column', n))}</div>
        <div className="nine-rows">{[1, 2, 3].map((n) => line('row', n))}</div>
        <Cards cards={game.draft.open} faces={faces} picked={NONE} label={w('pack.open')} />
      </div>
    </section>
  );
}

/** A pile that is looked at: taken, or passed. */
function Piles({ game, faces, asked }: Props) {
  const w = useDraftWords();
  const { draft } = game;
  const { decision, give, sent } = asked;
  return (
    <section className="draft-pack" aria-labelledby="pack-title">
      <header>
        <h2 id="pack-title">{w('pile.title', { n: draft.pick })}</h2>
        <ol className="draft-piles" aria-label={w('piles.title')}>
          {draft.piles.map((n, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its place
            <li key={i} className={`chip still${i + 1 === draft.pick ? ' here' : ''}`} aria-current={i + 1 === draft.pick || undefined}>
              {w('pile.of', { n: i + 1, cards: n })}
            </li>
          ))}
          <li className="chip still">{w('piles.stack', { n: draft.stack })}</li>
        </ol>
        {!decision && <WaitFor game={game} />}
      </header>
      {decision && (
        <>
          <div className="buttons pile-buttons">
            <button type="button" className="button primary big" disabled={sent} onClick={() => give({ yes: true })} data-action="take">
              {w('pile.take')}
            </button>
            <button type="button" className="button big" disabled={sent} onClick={() => give({ yes: false })} data-action="pass">
              {w('pile.pass')}
            </button>
          </div>
          <Cards cards={draft.pack} faces={faces} picked={NONE} label={w('pile.title', { n: draft.pick })} />
        </>
      )}
    </section>
  );
}

/** What lies there to be picked from, by the kind of draft. */
export function Picking(props: Props) {
  switch (props.game.draft.kind) {
    case 'booster':
    case 'commander':
    case 'rochester':
    case 'sealed':
      return <Booster {...props} />;
    case 'winston':
      return <Piles {...props} />;
    case 'grid':
      return <Grid {...props} />;
  }
}
