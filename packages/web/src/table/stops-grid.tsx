/** All stops and yields of one's seat, for the settings. */
import { STOP_STEPS } from '@apnap/protocol/table';
import { type Key, useSpeech } from '../i18n/index.js';
import { useStops } from './phases.js';
import { usePlay } from './play.js';

export function StopsGrid() {
  const { conn } = usePlay();
  const { t, say } = useSpeech();
  const { settings, toggle } = useStops();
  if (!settings) return null;
  return (
    <>
      <fieldset className="choice">
        <legend>{t('settings.stops')}</legend>
        <p className="quiet">{t('settings.stopsAbout')}</p>
        <table className="stops">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('stops.mine')}</th>
              <th scope="col">{t('stops.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {STOP_STEPS.map((step) => (
              <tr key={step}>
                <th scope="row">{t(`step.${step}` as Key)}</th>
                {(['mine', 'theirs'] as const).map((whose) => (
                  <td key={whose}>
                    <label className="stop-box">
                      <input
                        type="checkbox"
                        checked={settings.stops[whose].includes(step)}
                        aria-label={t(whose === 'mine' ? 'stop.mine' : 'stop.theirs', { step: t(`step.${step}` as Key) })}
                        onChange={() => toggle(whose, step)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
      {settings.yields.length > 0 && (
        <fieldset className="choice">
          <legend>{t('settings.yields')}</legend>
          <ul className="yields">
            {settings.yields.map((y) => (
              <li key={y.key}>
                <span>{say(y.label)}</span>
                <button type="button" className="chip" onClick={() => conn.send({ type: 'yield', key: y.key, on: false })}>
                  {t('yield.stop')}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}
