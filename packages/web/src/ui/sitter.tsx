/** Who sits at a table, by signs: people and computers are told apart wherever they are named, and how strong a computer plays is said. */
import type { SeatInfo } from '@apnap/protocol';
import { Fragment } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { Icon } from './symbols.js';

type Sitter = Pick<SeatInfo, 'kind' | 'level'>;

/** The sign of a person or of a computer. */
export function SitterSign({ sitter, size }: { sitter: Sitter | undefined; size: number }) {
  return <Icon name={sitter?.kind === 'computer' ? 'cpu' : 'user'} size={size} />;
}

/** How strong a computer plays; nothing for people. */
export function SitterLevel({ sitter }: { sitter: Sitter | undefined }) {
  const { t } = useSpeech();
  if (sitter?.kind !== 'computer' || !sitter.level) return null;
  return (
    <small className="sitter-level" title={t('sitter.computer', { level: t(`level.${sitter.level}` as Key) })}>
      {t(`level.${sitter.level}` as Key)}
    </small>
  );
}

/** All who sit at a table, in a line. */
export function Sitters({ seats }: { seats: readonly SeatInfo[] }) {
  const { t } = useSpeech();
  return (
    <span className="sitters">
      {seats.map((s, i) => (
        <Fragment key={s.seat}>
          {i > 0 && ' – '}
          {s.kind === 'open' ? (
            t('tables.openSeat')
          ) : (
            <span className="sitter" data-kind={s.kind}>
              <SitterSign sitter={s} size={14} /> {s.name} <SitterLevel sitter={s} />
            </span>
          )}
        </Fragment>
      ))}
    </span>
  );
}
