/** What lies over the board: the card one has opened, a zone, a menu of options. */
import { useEffect, useRef } from 'react';
import { PickList } from '../ask/options.js';
import { typeLine } from '../card/look.js';
import { CardNotes } from '../card/notes.js';
import { Rulings } from '../card/rulings.js';
import { LargeCard } from '../card/scan.js';
import { useSpeech } from '../i18n/index.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/symbols.js';
import { answering, usePlay } from './play.js';
import { useRoving } from './roving.js';
import { CardButton } from './slot.js';

/** The opened card with what can be asked and done. */
export function Opened() {
  const play = usePlay();
  const { t, say, lang, titled } = useSpeech();
  const found = play.opened === null ? undefined : play.found.get(play.opened);
  if (!found) return null;
  const { card } = found;
  const face = play.faces[card.face];
  const close = () => play.open(null);
  const ask = play.decision?.ask;
  const usable = ask && 'options' in ask ? ask.options.some((o) => o.entity === card.id) : false;
  return (
    <Dialog title={say(card.name) || t('card.faceDown')} onClose={close} className="opened">
      <div className="opened-card">
        <LargeCard card={card} face={face} link />
        <div className="opened-facts">
          <CardNotes card={card} face={face} faces={play.faces} keywords="all" />
          <p>{typeLine(card, face, lang)}</p>
          <ul>
            {card.base && <li>{titled(t('card.printed'), `${card.base[0]}/${card.base[1]}`)}</li>}
            {card.damage ? <li>{t('card.damage', { n: card.damage })}</li> : null}
            {card.counters.map((c) => (
              <li key={c.kind}>
                {c.n} × {say(c.name)}
              </li>
            ))}
            {card.tapped && <li>{t('card.tapped')}</li>}
            {card.sick && <li>{t('card.sick')}</li>}
            {card.token && <li>{t('card.token')}</li>}
            {card.owner !== card.controller && (
              <li>{t('card.owner', { name: play.game.players.find((p) => p.seat === card.owner)?.name ?? '' })}</li>
            )}
          </ul>
          <div className="stack-buttons">
            <button type="button" className="button" onClick={() => play.ask({ object: card.id })}>
              <Icon name="help" size={15} />
              {t('why.so')}
            </button>
            {play.game.seat !== null && (
              <button type="button" className="button" onClick={() => play.ask({ cannot: card.id })}>
                <Icon name="help" size={15} />
                {t('why.cannot')}
              </button>
            )}
            {usable && (
              <button
                type="button"
                className="button primary"
                onClick={(e) => {
                  play.click([card.id], e.currentTarget);
                  close();
                }}
              >
                {t('card.use')}
              </button>
            )}
          </div>
          {face && face.card !== '' && card.faceDown !== true && <Rulings card={face.card} />}
        </div>
      </div>
    </Dialog>
  );
}

export function ZoneDialog() {
  const play = usePlay();
  const { t, aside } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  const { zone, game } = play;
  const player = zone ? game.players.find((p) => p.seat === zone.seat) : undefined;
  if (!zone || !player) return null;
  const top = player.libraryTop ? [player.libraryTop] : [];
  const cards =
    zone.zone === 'command' ? game.command.filter((c) => c.owner === zone.seat) : zone.zone === 'library' ? top : player[zone.zone];
  const close = () => play.openZone(null);
  return (
    <Dialog title={aside(`${player.name} · ${t(`zone.${zone.zone}`)}`, cards.length)} onClose={close} className="zone-dialog">
      {cards.length === 0 && <p className="empty">{t('zone.empty')}</p>}
      <ul className="card-grid" ref={ref} data-zone="zone">
        {cards.toReversed().map((card) => (
          <li key={card.id}>
            <CardButton
              card={card}
              size="hand"
              onTap={(at) => {
                if (play.mark(card.id)) {
                  close();
                  play.click([card.id], at);
                } else play.open(card.id);
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What a card offers, where a click could mean several things. */
export function OptionMenu() {
  const play = usePlay();
  const { menu, setMenu, decision } = play;
  const { t } = useSpeech();
  const ref = useRef<HTMLDivElement>(null);
  const open = menu !== null;
  useEffect(() => {
    if (open) ref.current?.querySelector<HTMLElement>('.option')?.focus();
  }, [open]);
  const ask = decision?.ask;
  if (!menu || ask?.form !== 'pick') return null;
  const below = menu.at.top < window.innerHeight / 2;
  const left = Math.min(Math.max(8, menu.at.left + menu.at.width / 2 - 150), window.innerWidth - 308);
  return (
    <>
      <button type="button" className="menu-shade" aria-label={t('action.close')} tabIndex={-1} onClick={() => setMenu(null)} />
      <div
        ref={ref}
        className="option-menu"
        role="dialog"
        aria-label={t('pick.options')}
        data-scope="menu"
        style={
          below
            ? { left, top: Math.min(menu.at.bottom + 6, window.innerHeight - 220) }
            : { left, bottom: window.innerHeight - menu.at.top + 6 }
        }
      >
        <PickList {...answering(play)} ask={ask} skip={(_, i) => !menu.options.includes(i)} />
      </div>
    </>
  );
}
