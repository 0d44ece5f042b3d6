/** The rules documents of one's own: what is here, dropping more, taking one away. */
import type { RulesDocument } from '@apnap/judge/library';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { addFiles, dateDocument, documents, dropDocument, machineDocuments } from '../store/rulebook.js';
import { useDrop } from './drop.js';
import { Icon } from './symbols.js';

/** @param onChange told when documents came or went */
export function Rulebook({ onChange }: { onChange?: () => void }) {
  const { t } = useSpeech();
  const [here, setHere] = useState<readonly RulesDocument[]>([]);
  const [machine, setMachine] = useState<readonly RulesDocument[]>([]);
  const [told, setTold] = useState<{ text: string; wrong: boolean } | null>(null);
  const refresh = () =>
    void documents().then((all) => {
      setHere(all);
      onChange?.();
    });
  useEffect(() => {
    void documents().then(setHere);
    void machineDocuments().then(setMachine);
  }, []);
  const add = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    setTold({ text: t('rulebook.reading'), wrong: false });
    addFiles([...files]).then(
      ({ added, wrong }) => {
        const rules = added.reduce((n, d) => n + d.rules.length, 0);
        const read = added.length > 0 ? [t('rulebook.added', { n: rules })] : [];
        setTold({ text: [...read, ...wrong.map((name) => t('rulebook.wrong', { name }))].join(' '), wrong: wrong.length > 0 });
        refresh();
      },
      () => setTold({ text: t('rulebook.unkept'), wrong: true }),
    );
  };
  const drop = useDrop(add);
  return (
    <section className={`rulebook${drop.over ? ' over' : ''}`} aria-label={t('rulebook.title')} {...drop.handlers}>
      <h4>{t('rulebook.title')}</h4>
      {here.length + machine.length === 0 && <p className="quiet">{t('rulebook.about')}</p>}
      {here.length > 0 && (
        <ul>
          {here.map((d) => (
            <li key={`${d.kind}${d.edition}${d.name}`}>
              <span>
                {t(`rulebook.${d.kind}`)} {d.edition || d.name} <small>{t('rulebook.rules', { n: d.rules.length })}</small>
                {d.edition === '' && d.kind !== 'notes' && (
                  <input
                    type="date"
                    min="1993-08-05"
                    aria-label={t('rulebook.date', { name: d.name })}
                    title={t('rulebook.date', { name: d.name })}
                    onChange={(e) => e.target.validity.valid && e.target.value !== '' && void dateDocument(d, e.target.value).then(refresh)}
                  />
                )}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('rulebook.drop', { name: d.edition || d.name })}
                onClick={() => void dropDocument(d).then(refresh)}
              >
                <Icon name="close" size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {machine.length > 0 && (
        <ul>
          {machine.map((d) => (
            <li key={`${d.kind}${d.edition}${d.name}`}>
              <span>
                {t(`rulebook.${d.kind}`)} {d.edition || d.name} <small>{t('rulebook.rules', { n: d.rules.length })}</small>
              </span>
              <small className="chip">{t('rulebook.machine')}</small>
            </li>
          ))}
        </ul>
      )}
      <label className="button rulebook-add">
        <Icon name="log" size={15} /> {t('rulebook.add')}
        <input
          type="file"
          multiple
          accept=".txt,.md,.markdown,text/plain,text/markdown"
          className="sr-only"
          onChange={(e) => {
            add(e.target.files);
            e.target.value = '';
          }}
        />
      </label>
      {told && (
        <p className={told.wrong ? 'refused' : 'quiet'} role="status">
          {told.text}
        </p>
      )}
    </section>
  );
}
