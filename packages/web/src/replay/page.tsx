export function ReplayPage({ id }: { id: string }) {
  return <main className="center-page">{id}</main>;
}
