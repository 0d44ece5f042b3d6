/** The head of a page: what it is, and in a sentence what for. */
export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        <p className="quiet">{lead}</p>
      </div>
    </header>
  );
}
