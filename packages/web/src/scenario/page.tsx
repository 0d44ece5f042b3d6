export function ScenarioPage({ board }: { board: string }) {
  return <main className="center-page">{board}</main>;
}
