/** What stands over the table for a moment: whose turn begins, and somebody else's spell until it has been read. */
import type { CSSProperties } from 'react';
import { LargeCard } from '../card/scan.js';
import { useSpeech } from '../i18n/index.js';
import { useEnding, useReading, useSign } from '../motion/cells.js';
import { Rich } from '../ui/symbols.js';
import { isAbility } from './paced.js';
import { usePlay } from './play.js';
import { useNameOf } from './stack.js';

const lasts = (takes: number): CSSProperties => ({ '--takes': `${Math.round(takes)}ms` }) as CSSProperties;

function Sign() {
  const { game } = usePlay();
  const { t } = useSpeech();
  const sign = useSign();
  if (!sign) return null;
  const own = sign.seat === game.seat;
  const name = game.players.find((p) => p.seat === sign.seat)?.name ?? '';
  return (
    <div key={sign.count} className={`turn-sign${own ? ' own' : ''}`} style={lasts(sign.takes)} aria-hidden="true">
      <span>{own ? t('turn.yours') : t('turn.theirs', { name })}</span>
    </div>
  );
}

function Ending() {
  const { t } = useSpeech();
  const ending = useEnding();
  if (!ending || ending.takes === 0) return null;
  return (
    <div className={`game-end${ending.won ? ' own' : ''}`} style={lasts(ending.takes)} aria-hidden="true">
      <span>{t(ending.won ? 'over.won' : 'over.lost')}</span>
    </div>
  );
}

function Reading() {
  const { game, faces } = usePlay();
  const { t, say } = useSpeech();
  const nameOf = useNameOf();
  const spell = useReading();
  if (!spell) return null;
  const name = game.players.find((p) => p.seat === spell.seat)?.name ?? '';
  const targets = spell.item?.targets ?? [];
  return (
    <div key={spell.card.id} className="reading" style={lasts(spell.takes)} aria-hidden="true">
      <div className="reading-card">
        {/* Of a card that is in the graveyard already one can't tell whether it was cast or discarded. */}
        <p>
          {spell.item
            ? t(isAbility(spell.item) ? (spell.item.kind === 'triggered' ? 'read.triggers' : 'read.activates') : 'read.casts', { name })
            : name}
        </p>
        <LargeCard card={spell.card} face={faces[spell.card.face]} link={false} />
        {isAbility(spell.item) && (
          <p className="reading-does">
            <Rich text={say(spell.item.does)} />
          </p>
        )}
        {targets.length > 0 && <p className="reading-targets">→ {targets.map(nameOf).join(', ')}</p>}
        <small>{t('read.skip')}</small>
        <i className="reading-time" />
      </div>
    </div>
  );
}

export function Moving() {
  return (
    <>
      <Sign />
      <Ending />
      <Reading />
    </>
  );
}
