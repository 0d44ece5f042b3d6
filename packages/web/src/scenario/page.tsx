/** The scenario editor: any board, set up by hand, played against the computer or from both sides, sent to others as a link. */
import type { CardEntry, Level, Profile } from '@apnap/protocol';
import { LEVELS, PROFILES, yearOf } from '@apnap/protocol/table';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { nameOf } from '../decks/entry.js';
import { type Key, useSpeech } from '../i18n/index.js';
import { Shell } from '../lobby/shell.js';
import { api, textOf } from '../store/api.js';
import { historyOf } from '../store/history.js';
import { go } from '../store/router.js';
import { changeSettings, useSettings } from '../store/settings.js';
import '../styles/scenario.css';
import { RulesMark } from '../ui/rules.js';
import { Icon } from '../ui/symbols.js';
import { UndoButtons, useUndoKeys } from '../ui/undo.js';
import { Side } from './board.js';
import { Finder, type Target } from './finder.js';
import {
  BEGINNINGS,
  type Begin,
  bodyOf,
  dropScene,
  EMPTY,
  FILL,
  keepDraft,
  keepScene,
  keptDraft,
  keptScenes,
  linkOf,
  type Scene,
  sceneOfLink,
  step as stepOf,
  zoneFor,
} from './model.js';
import { PiecePanel } from './piece-panel.js';
import { useScenarioWords } from './words.js';

/** Cards of the scene that are not known yet, looked up by their names. */
function useKnown(scene: Scene): { known: ReadonlyMap<string, CardEntry>; learn: (e: readonly CardEntry[]) => void } {
  const [known, setKnown] = useState<ReadonlyMap<string, CardEntry>>(new Map());
  const asked = useRef(new Set<string>());
  const learn = useCallback((list: readonly CardEntry[]) => {
    for (const e of list) asked.current.add(e.card);
    setKnown((k) => (list.every((e) => k.has(e.card)) ? k : new Map([...k, ...list.map((e) => [e.card, e] as const)])));
  }, []);
  const names = [...new Set(scene.pieces.map((p) => p.card))].filter((n) => !asked.current.has(n));
  useEffect(() => {
    for (const name of names) {
      asked.current.add(name);
      api.cardNamed(name).then(
        (e) => learn([e]),
        () => {},
      );
    }
  });
  return { known, learn };
}

/** By which rules the board is played, and room behind it. */
function RulesField({ profile, onChange }: { profile: Profile; onChange: (p: Profile) => void }) {
  const { t } = useSpeech();
  return (
    <>
      <label>
        <span>{t('rules.label')}</span>
        <select value={profile} onChange={(e) => onChange(e.target.value as Profile)}>
          {PROFILES.map((x) => (
            <option key={x} value={x}>
              {t(`rules.${x}`)}
            </option>
          ))}
        </select>
      </label>
      <RulesMark year={yearOf(profile)} words={t('rules.what')} />
      <span className="grow" />
    </>
  );
}

function Editor({ begin, shared }: { begin: Scene; shared: boolean }) {
  const { t, say, lang } = useSpeech();
  const { level } = useSettings();
  const w = useScenarioWords();
  const [history, step] = useReducer(stepOf, historyOf(begin));
  const scene = history.now;
  const { known, learn } = useKnown(scene);
  const [target, setTarget] = useState<Target>({ seat: 0, zone: 'battlefield' });
  const [opened, open] = useState<number | null>(null);
  const [kept, setKept] = useState(keptScenes);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const piece = scene.pieces.find((p) => p.id === opened);
  useEffect(() => keepDraft(scene), [scene]);
  useUndoKeys(step);
  const tell = (words: string) => {
    setSaid(words);
    window.setTimeout(() => setSaid((s) => (s === words ? '' : s)), 2500);
  };
  const add = (e: CardEntry) => {
    const zone = zoneFor(e.types, target.zone);
    step({ do: 'add', card: e.card, seat: target.seat, zone });
    if (zone !== target.zone) tell(w('find.hand', { name: nameOf(e, lang) }));
  };
  const share = async () => {
    const path = `/s/${await linkOf(scene)}`;
    window.history.replaceState(null, '', path);
    await navigator.clipboard?.writeText(location.origin + path);
    tell(w('head.copied'));
  };
  const keep = () => {
    keepScene({ ...scene, name: scene.name.trim() || w('head.noName') });
    setKept(keptScenes());
    tell(w('head.saved'));
  };
  const play = () => {
    setBusy(true);
    setTrouble('');
    api.scenario(bodyOf(scene, level)).then(
      (info) => go(`/g/${info.id}`),
      (e) => {
        setBusy(false);
        setTrouble(say(textOf(e)));
      },
    );
  };
  const zoneTarget = (to: Target) => {
    setTarget(to);
    if (matchMedia('(min-width: 1081px)').matches) input.current?.focus();
  };
  const side = { scene, known, target, setTarget: zoneTarget, opened, open: (id: number) => open(id === opened ? null : id), step };
  return (
    <main className="scenario">
      <header className="page-head scenario-head">
        <div>
          <h1>{w('head.title')}</h1>
          <p className="quiet">{w('head.lead')}</p>
        </div>
        <div className="scenario-tools">
          <input
            className="scene-name"
            value={scene.name}
            maxLength={60}
            placeholder={w('head.noName')}
            aria-label={w('head.name')}
            onChange={(e) => step({ do: 'scene', change: { name: e.target.value } })}
          />
          <button type="button" className="button primary" disabled={busy || scene.pieces.length === 0} onClick={play}>
            <Icon name="play" size={15} /> {w('head.play')}
          </button>
          <button type="button" className="button" disabled={scene.pieces.length === 0} onClick={() => void share()}>
            <Icon name="link" size={15} /> {w('head.copy')}
          </button>
          <button type="button" className="button" disabled={scene.pieces.length === 0} onClick={keep}>
            {w('head.save')}
          </button>
          <UndoButtons history={history} step={step} />
        </div>
      </header>
      <p role="status" className={said || shared ? 'deck-note' : 'sr-only'}>
        {said || (shared ? w('head.shared') : '')}
      </p>
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      <div className="scenario-columns">
        <div className="scene">
          <Side seat={1} {...side} />
          <div className="scene-middle">
            <label>
              <span>{w('game.from')}</span>
              <select value={scene.from} onChange={(e) => step({ do: 'scene', change: { from: e.target.value as Begin } })}>
                {BEGINNINGS.map((b) => (
                  <option key={b} value={b}>
                    {b === '' ? w('step.beginning') : t(`step.${b}` as Key)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{w('game.other')}</span>
              <select
                value={scene.other === 'myself' ? scene.other : level}
                onChange={(e) => {
                  const other = e.target.value === 'myself' ? 'myself' : 'computer';
                  if (other !== scene.other) step({ do: 'scene', change: { other } });
                  if (other === 'computer') changeSettings({ level: e.target.value as Level });
                }}
              >
                <option value="myself">{w('game.myself')}</option>
                {LEVELS.map((l) => (
                  <option key={l} value={l}>
                    {t(`level.${l}` as Key)}
                  </option>
                ))}
              </select>
            </label>
            <RulesField profile={scene.profile} onChange={(profile) => step({ do: 'scene', change: { profile } })} />
            <button type="button" className="chip" onClick={() => step({ do: 'swap' })}>
              {w('head.swap')}
            </button>
            <button
              type="button"
              className="chip"
              disabled={scene.pieces.length === 0}
              onClick={() => {
                open(null);
                step({ do: 'set', scene: { ...EMPTY, me: scene.me, other: scene.other, profile: scene.profile } });
              }}
            >
              {w('head.clear')}
            </button>
          </div>
          <Side seat={0} {...side} />
          <p className="quiet">{w('zone.libraryNote', { n: FILL })}</p>
        </div>
        <div className="scenario-side">
          {piece && <PiecePanel key={piece.id} scene={scene} piece={piece} known={known} step={step} onClose={() => open(null)} />}
          <Finder target={target} setTarget={setTarget} learn={learn} input={input} add={add} />
          {kept.length > 0 && (
            <section className="panel kept" aria-labelledby="kept-title">
              <h2 id="kept-title">{w('head.mine')}</h2>
              <ul>
                {kept.map((k) => (
                  <li key={k.name} className="table-row">
                    <b>{k.name}</b>
                    <span className="buttons">
                      <button
                        type="button"
                        className="chip"
                        aria-label={`${w('head.load')}: ${k.name}`}
                        onClick={() => step({ do: 'set', scene: k })}
                      >
                        {w('head.load')}
                      </button>
                      <button
                        type="button"
                        className="chip"
                        aria-label={`${w('head.delete')}: ${k.name}`}
                        onClick={() => {
                          dropScene(k.name);
                          setKept(keptScenes());
                        }}
                      >
                        {w('head.delete')}
                      </button>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

export function ScenarioPage({ board }: { board: string }) {
  const { t } = useSpeech();
  const w = useScenarioWords();
  const [begin, setBegin] = useState<Scene | 'bad' | null>(() => (board === '' ? (keptDraft() ?? EMPTY) : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once; the page itself writes it anew
  useEffect(() => {
    if (board !== '') void sceneOfLink(board).then((s) => setBegin(s ?? 'bad'));
  }, []);
  return (
    <Shell>
      {begin === null ? (
        <main className="center-page">
          <p role="status">{t('link.loading')}</p>
        </main>
      ) : begin === 'bad' ? (
        <main className="center-page">
          <h1>{w('link.bad')}</h1>
          <button type="button" className="button primary" onClick={() => setBegin(EMPTY)}>
            {t('nav.scenario')}
          </button>
        </main>
      ) : (
        <Editor begin={begin} shared={board !== ''} />
      )}
    </Shell>
  );
}
