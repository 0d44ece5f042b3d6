/** A position to be read: every card with its text, lands counted, what is tapped, damaged or attached said beside it. */
import type { CardView, FaceText, MagicView, PlayerView } from '@apnap/protocol';
import { FullCard, Marks } from '../card/card.js';
import { type Speech, useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { useJudgeWords } from './words.js';

type Faces = ReadonlyMap<string, FaceText>;

const isBasic = (c: CardView): boolean => c.types.includes('Land') && c.supertypes.includes('Basic');

/** What is said below a card: what it is attached to, and how it is. */
function useNotes(): (c: CardView, all: readonly CardView[]) => string[] {
  const { say, t } = useSpeech();
  const w = useJudgeWords();
  const nameOf = (all: readonly CardView[], id: number): string => {
    const found = all.find((x) => x.id === id);
    return found ? say(found.name) : '';
  };
  return (c, all) => [
    ...(c.tapped ? [t('card.tapped')] : []),
    ...(c.damage ? [t('card.damage', { n: c.damage })] : []),
    ...c.counters.map((k) => `${k.n} × ${say(k.name)}`),
    ...(c.attachedTo ? [w('board.on', { name: nameOf(all, c.attachedTo) })] : []),
    ...(c.attacking ? [w('board.attacks')] : []),
    ...(c.blocking && c.blocking.length > 0 ? [w('board.blocks', { names: c.blocking.map((id) => nameOf(all, id)).join(', ') })] : []),
  ];
}

function Card({ card, faces, all }: { card: CardView; faces: Faces; all: readonly CardView[] }) {
  const notes = useNotes()(card, all);
  return (
    <li className={`train-card${card.tapped ? ' tapped' : ''}`}>
      <FullCard card={card} face={faces.get(card.face)} size="hand">
        <Marks card={card} />
      </FullCard>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </li>
  );
}

/** So many of each basic land. */
function Lands({ cards }: { cards: readonly CardView[] }) {
  const { say } = useSpeech();
  const counts = new Map<string, number>();
  for (const c of cards) counts.set(say(c.name), (counts.get(say(c.name)) ?? 0) + 1);
  return (
    <p className="train-lands">
      <Icon name="sun" size={13} /> {[...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(' · ')}
    </p>
  );
}

/** A card in a graveyard: what it is called, and what kind of card it is. */
function buried(c: CardView, faces: Faces, { aside, say }: Speech): string {
  const face = faces.get(c.face);
  return face ? aside(say(c.name), say(face.typeLine)) : say(c.name);
}

function Side({ player, game, faces }: { player: PlayerView; game: MagicView; faces: Faces }) {
  const w = useJudgeWords();
  const speech = useSpeech();
  const { t, titled } = speech;
  const mine = game.battlefield.filter((c) => c.controller === player.seat);
  const lands = mine.filter(isBasic);
  const rest = mine.filter((c) => !isBasic(c));
  const active = game.turn.active === player.seat;
  return (
    <section className="train-side" aria-label={player.name}>
      <h3>
        {player.name}{' '}
        <span>
          <Icon name="heart" size={13} /> {player.life}
        </span>
        {active && <em>{w('board.turn')}</em>}
      </h3>
      {rest.length > 0 && (
        <ul className="train-cards" aria-label={w('board.battlefield')}>
          {rest.map((c) => (
            <Card key={c.id} card={c} faces={faces} all={game.battlefield} />
          ))}
        </ul>
      )}
      {lands.length > 0 && <Lands cards={lands} />}
      {player.graveyard.length > 0 && (
        <p className="train-lands">
          <Icon name="grave" size={13} /> {titled(t('zone.graveyard'), player.graveyard.map((c) => buried(c, faces, speech)).join(' · '))}
        </p>
      )}
      {player.hand.length > 0 && (
        <>
          <p className="quiet train-zone">{w('board.hand')}</p>
          <ul className="train-cards" aria-label={w('board.hand')}>
            {player.hand.map((c) => (
              <Card key={c.id} card={c} faces={faces} all={game.battlefield} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function Position({ game, faces: list }: { game: MagicView; faces: readonly FaceText[] }) {
  const { t, say } = useSpeech();
  const w = useJudgeWords();
  const faces: Faces = new Map(list.map((f) => [f.key, f]));
  const players = game.players.slice().sort((a, b) => b.seat - a.seat);
  return (
    <div className="train-board panel">
      <p className="quiet">{t(`step.${game.turn.step}` as Parameters<typeof t>[0])}</p>
      {players.map((p) => (
        <Side key={p.seat} player={p} game={game} faces={faces} />
      ))}
      {game.stack.length > 0 && (
        <section className="train-side" aria-label={w('board.stack')}>
          <h3>{w('board.stack')}</h3>
          <ol className="train-stack">
            {game.stack
              .slice()
              .reverse()
              .map((s) => (
                <li key={s.id}>
                  <b>{s.card ? say(s.card.name) : s.name ? say(s.name) : ''}</b> {say(s.does)}
                </li>
              ))}
          </ol>
        </section>
      )}
    </div>
  );
}
