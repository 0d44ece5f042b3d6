/** Changes to the other language; it is called by that one's own name. */
import { useSpeech } from '../i18n/index.js';
import { changeSettings } from '../store/settings.js';

/** @param className of the bar it stands in */
export function LanguageButton({ className = '' }: { className?: string }) {
  const { lang } = useSpeech();
  const other = lang === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      className={`button quiet-button${className && ` ${className}`} lang`}
      lang={other === 'zh' ? 'zh-Hans' : 'en'}
      onClick={() => changeSettings({ lang: other })}
    >
      {other === 'zh' ? '中文' : 'English'}
    </button>
  );
}
