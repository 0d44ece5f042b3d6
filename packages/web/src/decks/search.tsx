/** Searching cards: the query, filters that write it, and what was found as drawn cards. */
import { type KeyboardEvent, useId, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon, Pip } from '../ui/symbols.js';
import { useBuilder } from './builder.js';
import { CardButton } from './card-button.js';
import { COLORS, type Filters, filterCount, NO_FILTERS, ORDERS, queryOf, RARITIES, toggled, VALUES } from './filters.js';
import { TYPE_GROUPS } from './model.js';
import { useSearch } from './use-search.js';
import { type DeckWords, useDeckWords } from './words.js';

function Toggle({ on, label, onClick, children }: { on: boolean; label?: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className="chip filter-chip" aria-pressed={on} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

function FilterRows({
  filters,
  set,
  formats,
  w,
}: {
  filters: Filters;
  set: (f: Partial<Filters>) => void;
  formats: { id: string; name: string }[];
  w: DeckWords;
}) {
  const id = useId();
  return (
    <div className="filter-rows">
      <fieldset className="filter-row">
        <legend>{w('filter.color')}</legend>
        {COLORS.map((c) => (
          <Toggle
            key={c}
            on={filters.colors.includes(c)}
            label={w(`color.${c}` as 'color.W')}
            onClick={() => set({ colors: toggled(filters.colors, c) })}
          >
            <Pip code={c} />
          </Toggle>
        ))}
        <select
          aria-label={w('filter.colorMode')}
          value={filters.mode}
          disabled={filters.colors.length === 0}
          onChange={(e) => set({ mode: e.target.value as Filters['mode'] })}
        >
          {(['atMost', 'exactly', 'including'] as const).map((m) => (
            <option key={m} value={m}>
              {w(`filter.${m}`)}
            </option>
          ))}
        </select>
      </fieldset>
      <fieldset className="filter-row">
        <legend>{w('filter.mv')}</legend>
        {VALUES.map((v) => (
          <Toggle key={v} on={filters.values.includes(v)} onClick={() => set({ values: toggled(filters.values, v) })}>
            {v}
            {v === VALUES.at(-1) ? '+' : ''}
          </Toggle>
        ))}
      </fieldset>
      <fieldset className="filter-row">
        <legend>{w('filter.type')}</legend>
        {TYPE_GROUPS.map((type) => (
          <Toggle key={type} on={filters.types.includes(type)} onClick={() => set({ types: toggled(filters.types, type) })}>
            {w(`type.${type}`)}
          </Toggle>
        ))}
      </fieldset>
      <fieldset className="filter-row">
        <legend>{w('filter.rarity')}</legend>
        {RARITIES.map((r) => (
          <Toggle key={r} on={filters.rarities.includes(r)} onClick={() => set({ rarities: toggled(filters.rarities, r) })}>
            {w(`rarity.${r}` as 'rarity.rare')}
          </Toggle>
        ))}
      </fieldset>
      <div className="filter-fields">
        <label htmlFor={`${id}t`}>
          <span>{w('filter.text')}</span>
          <input id={`${id}t`} type="text" value={filters.text} onChange={(e) => set({ text: e.target.value })} />
        </label>
        <label htmlFor={`${id}f`}>
          <span>{w('filter.format')}</span>
          <select id={`${id}f`} value={filters.format} onChange={(e) => set({ format: e.target.value })}>
            <option value="">{w('filter.any')}</option>
            {formats.map((f) => (
              <option key={f.id} value={f.id}>
                {f.name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

const EXAMPLES = ['t:dragon', 'c:ug t:creature mv<=3', 'o:"draw a card" t:instant', 'kw:flying pow>=4', 'is:commander'];

/** Arrow keys in a grid of buttons. */
export function moveInGrid(e: KeyboardEvent, selector: string): boolean {
  const by: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  const [dx, dy] = by[e.key] ?? [0, 0];
  if (dx === 0 && dy === 0) return false;
  const list = e.currentTarget.closest('ul');
  const all = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = all.indexOf(e.currentTarget as HTMLElement);
  const top = all[0]?.getBoundingClientRect().top ?? 0;
  const columns = Math.max(1, all.filter((el) => Math.abs(el.getBoundingClientRect().top - top) < 4).length);
  all[at + dx + dy * columns]?.focus();
  return true;
}

export function SearchPane() {
  const { learn, check } = useBuilder();
  const w = useDeckWords();
  const { say } = useSpeech();
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [unfolded, unfold] = useState(() => matchMedia('(min-width: 1081px)').matches);
  const [focused, setFocused] = useState('');
  const set = (f: Partial<Filters>) => setFilters((all) => ({ ...all, ...f }));
  const query = `${typed.trim()} ${queryOf(filters)}`.trim();
  const found = useSearch(query, learn);
  const formats = (check?.formats ?? []).filter((f) => !f.format.includes('-')).map((f) => ({ id: f.format, name: say(f.name) }));
  const count = filterCount(filters);
  const first = found.entries.some((e) => e.card === focused) ? focused : found.entries[0]?.card;
  return (
    <section className="search-pane" aria-labelledby="search-title">
      <h2 id="search-title" className="sr-only">
        {w('search.title')}
      </h2>
      <div className="search-bar">
        <label className="field search-field">
          <Icon name="search" size={18} />
          <span className="sr-only">{w('search.title')}</span>
          <input
            id="card-search"
            type="search"
            value={typed}
            placeholder={w('search.placeholder')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(e) => setTyped(e.target.value)}
            onKeyDown={(e) => {
              if (e.key !== 'ArrowDown' && e.key !== 'Enter') return;
              e.preventDefault();
              document.querySelector<HTMLElement>('.found-button[tabindex="0"]')?.focus();
            }}
          />
        </label>
        <button type="button" className="button" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          {w('filter.filters')}
          {count > 0 && <span className="count-badge">{count}</span>}
        </button>
      </div>
      {unfolded && <FilterRows filters={filters} set={set} formats={formats} w={w} />}
      {typed === '' && count === 0 && (
        <p className="search-help">
          {w('search.help')}
          <span className="examples">
            {w('search.examples')}
            {EXAMPLES.map((q) => (
              <button key={q} type="button" className="chip" onClick={() => setTyped(q)}>
                <code>{q}</code>
              </button>
            ))}
          </span>
        </p>
      )}
      <div className="found-bar">
        <p role="status" className="found-total">
          {found.waiting && found.entries.length === 0 ? w('search.wait') : found.trouble ? '' : w('search.found', { n: found.total })}
        </p>
        {count > 0 && (
          <>
            <code className="asked" title={w('search.asked')}>
              {query}
            </code>
            <button type="button" className="chip" onClick={() => setFilters({ ...NO_FILTERS, order: filters.order, down: filters.down })}>
              <Icon name="close" size={12} /> {w('filter.clear')}
            </button>
          </>
        )}
        <span className="grow" />
        <label className="order-field">
          <span>{w('filter.order')}</span>
          <select value={filters.order} onChange={(e) => set({ order: e.target.value })}>
            {ORDERS.map((o) => (
              <option key={o} value={o}>
                {w(`order.${o}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="icon-button"
          aria-label={w(filters.down ? 'order.down' : 'order.up')}
          onClick={() => set({ down: !filters.down })}
        >
          <Icon name={filters.down ? 'down' : 'up'} size={16} />
        </button>
      </div>
      {found.trouble && (
        <p className="refused" role="alert">
          {say(found.trouble)}
        </p>
      )}
      {!found.waiting && !found.trouble && found.entries.length === 0 && <p className="empty">{w('search.none')}</p>}
      <ul
        className={`found-grid${found.waiting ? ' waiting' : ''}`}
        aria-busy={found.waiting}
        aria-label={w('search.results')}
        onFocus={(e) => setFocused((e.target as HTMLElement).dataset.card ?? focused)}
      >
        {found.entries.map((e) => (
          <CardButton key={e.card} entry={e} focusable={e.card === first} onMove={(k) => moveInGrid(k, '.found-button')} />
        ))}
      </ul>
      {found.more && !found.trouble && (
        <button type="button" className="button more-found" disabled={found.waiting} onClick={found.next}>
          {w('search.more')}
        </button>
      )}
    </section>
  );
}
