export function DecksPage({ id }: { id: string }) {
  return <main className="center-page">{id}</main>;
}
