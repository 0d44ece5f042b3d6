/** What others at the table offer, and what one has offered oneself. */
import type { ClientMessage, Offers, SeatView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';

export function Offer({
  offers,
  seat: own,
  players,
  send,
}: {
  offers: Offers | undefined;
  /** Of who looks; null: he watches. */
  seat: number | null;
  players: readonly SeatView[];
  send: (m: ClientMessage) => boolean;
}) {
  const { t } = useSpeech();
  if (!offers || own === null) return null;
  const nameOf = (seat: number) => players.find((p) => p.seat === seat)?.name ?? '';
  if (offers.takeback && offers.takeback.seat !== own)
    return (
      <div className="offer" role="alertdialog" aria-label={t('offer.title')}>
        <span>{t('offer.takeback', { name: nameOf(offers.takeback.seat) })}</span>
        <button type="button" className="button primary" onClick={() => send({ type: 'takebackReply', agree: true })}>
          {t('offer.agree')}
        </button>
        <button type="button" className="button" onClick={() => send({ type: 'takebackReply', agree: false })}>
          {t('offer.refuse')}
        </button>
      </div>
    );
  if (offers.takeback) return <div className="offer">{t('offer.takebackSent')}</div>;
  if (offers.draw >= 0 && offers.draw !== own)
    return (
      <div className="offer" role="alertdialog" aria-label={t('offer.title')}>
        <span>{t('offer.draw', { name: nameOf(offers.draw) })}</span>
        <button type="button" className="button primary" onClick={() => send({ type: 'draw', agree: true })}>
          {t('offer.agree')}
        </button>
        <button type="button" className="button" onClick={() => send({ type: 'draw', agree: false })}>
          {t('offer.refuse')}
        </button>
      </div>
    );
  if (offers.draw >= 0) return <div className="offer">{t('offer.drawSent')}</div>;
  return null;
}
