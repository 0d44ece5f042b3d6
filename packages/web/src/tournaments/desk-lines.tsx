/** What the desk said: its lines, or why it refused. */
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { type Said, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';

/** Lines of the desk in columns of one width, as it puts them. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const columns = lines.some((l) => / {2,}\S/.test(l));
  return columns ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys
    <pre className="desk-lines" tabIndex={0}>
      {lines.join('\n')}
    </pre>
  ) : (
    <div className="desk-lines">
      {lines.map((l, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer
        <p key={i}>{l}</p>
      ))}
    </div>
  );
}

/** What stands in the panels below is not said again: of these only what is said beside the table. */
const SHOWN_BELOW: ReadonlySet<string> = new Set(['pair', 'publish', 'swap', 'cut', 'draft', 'draftBegin']);

function linesOf(said: Extract<Said, { kind: 'answer' }>): string[] {
  const { notices, lines } = said.answer;
  const all = [...notices, ...lines];
  return SHOWN_BELOW.has(said.act) ? all.filter((l, i) => i === 0 || (!/ {2,}\S/.test(l) && l.includes(' '))) : all;
}

/** The last answer, until it is put away or the next one comes. */
export function SaidPanel() {
  const { said, forget } = useDesk();
  const w = useDeskWords();
  const { t, say } = useSpeech();
  if (!said) return null;
  return (
    <section
      className={`said ${said.kind}${said.kind === 'answer' && !said.answer.ok ? ' doubtful' : ''}`}
      aria-live="assertive"
      aria-label={w('said.title')}
    >
      <div>{said.kind === 'refused' ? <p>{say(said.text)}</p> : <Lines lines={linesOf(said)} />}</div>
      <button type="button" className="icon-button" aria-label={t('action.close')} onClick={forget}>
        <Icon name="close" size={15} />
      </button>
    </section>
  );
}
