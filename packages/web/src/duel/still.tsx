/** A moment of a duel to be looked at: nothing is asked. */
import type { DuelCardView, DuelGameView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Dialog } from '../ui/dialog.js';
import { type Board, BoardContext } from './board.js';
import { LargeCard } from './card.js';
import { AttackArrow } from './chain.js';
import { Field } from './field.js';
import { Hand, OtherHand } from './hand.js';
import { PhaseBar } from './phases.js';
import { PileDialog } from './pile.js';
import { Plate } from './plate.js';
import '../styles/duel.css';

const nothing = (): void => {};

export function StillDuel({ game }: { game: DuelGameView }) {
  const { say } = useSpeech();
  const [read, setRead] = useState<DuelCardView | null>(null);
  const [pile, setPile] = useState<string | null>(null);
  const me = game.seat ?? 0;
  const board: Board = {
    game,
    me,
    them: 1 - me,
    asked: null,
    picked: [],
    toggle: nothing,
    answer: nothing,
    menu: nothing,
    look: (card, open) => {
      if (open) setRead(card);
    },
    pile: setPile,
  };
  return (
    <BoardContext value={board}>
      <div className="duel-still duel-main">
        <Plate seat={board.them} table={null} ahead={0}>
          <OtherHand />
        </Plate>
        <Field />
        <Plate seat={me} table={null} ahead={0}>
          <PhaseBar />
        </Plate>
        <Hand />
        <AttackArrow />
        {pile !== null && <PileDialog at={pile} onClose={() => setPile(null)} />}
        {read && (
          <Dialog title={say(read.name)} onClose={() => setRead(null)} className="duel-read">
            <LargeCard card={read} />
          </Dialog>
        )}
      </div>
    </BoardContext>
  );
}
