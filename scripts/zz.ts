import { compilerInput } from '@apnap/cards/import';
import { compileCard } from '@apnap/oracle';
import { cardsOf } from './corpora.js';
const names = process.argv.slice(2);
for (const f of ['cards-2019.jsonl.gz','cards-2021.jsonl.gz','cards-2026.jsonl.gz']) for (const raw of cardsOf(f)) if (names.includes(raw.name)) {
  const r = compileCard(compilerInput(raw) as any);
  console.log(raw.name, (raw as any).text ?? JSON.stringify((raw as any).faces?.map((f:any)=>f.text)));
  console.log(r.ok ? JSON.stringify(r.card.faces.map(f=>f.abilities), null, 1) : JSON.stringify(r.refusals, null, 1));
}
