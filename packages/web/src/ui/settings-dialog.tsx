/** Settings of this browser, and the stops and yields of the table where there is one. */
import type { ReactNode } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { changeSettings, useSettings } from '../store/settings.js';
import { Dialog } from './dialog.js';

function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (v: T) => void;
}) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="segments">
        {options.map(([v, text]) => (
          <label key={v} className={v === value ? 'on' : ''}>
            <input type="radio" name={label} checked={v === value} onChange={() => onChange(v)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SettingsDialog({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const { t } = useSpeech();
  const s = useSettings();
  const words = <T extends string>(list: readonly T[], prefix: string) => list.map((v) => [v, t(`${prefix}.${v}` as Key)] as const);
  return (
    <Dialog title={t('settings.title')} onClose={onClose} className="settings">
      <Choice
        label={t('settings.lang')}
        value={s.lang}
        options={[
          ['en', 'English'],
          ['zh', '简体中文'],
        ]}
        onChange={(lang) => changeSettings({ lang })}
      />
      <Choice
        label={t('settings.theme')}
        value={s.theme}
        options={words(['system', 'light', 'dark'] as const, 'theme')}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={t('settings.motion')}
        value={s.motion}
        options={words(['system', 'off', 'fast', 'normal', 'calm'] as const, 'motion')}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Choice
        label={t('settings.sound')}
        value={s.sound ? 'on' : 'off'}
        options={words(['on', 'off'] as const, 'sound')}
        onChange={(sound) => changeSettings({ sound: sound === 'on' })}
      />
      {s.sound && (
        <label className="volume">
          <span>{t('settings.volume')}</span>
          <input
            type="range"
            min={5}
            max={100}
            step={5}
            value={s.volume}
            onChange={(e) => changeSettings({ volume: Number(e.currentTarget.value) })}
          />
        </label>
      )}
      <Choice
        label={t('settings.pictures')}
        value={s.pictures}
        options={words(['none', 'scryfall'] as const, 'pictures')}
        onChange={(pictures) => changeSettings({ pictures })}
      />
      <p className="quiet">{t('settings.picturesAbout')}</p>
      {children}
    </Dialog>
  );
}
