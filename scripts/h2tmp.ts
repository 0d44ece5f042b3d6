import type { Card } from '@apnap/ability';
import { embeddedCards, embeddedDatabase, embeddedIndex } from '@apnap/cards';
import { beyondYear, DAYS, magicGame, unsupported, type View } from '@apnap/magic';
import { createPlayer, Dice, playGame, type Player } from '@apnap/players';
import { YearShelf } from './year-games/decks.js';
const profile='classic' as const; const day=DAYS[profile] as string;
const cards = embeddedCards().filter(c=>unsupported(c).length===0 && beyondYear(c,{profile}).length===0 && (embeddedDatabase().find(c.name)?.firstDate ?? '9')<=day);
const source=(n:string):Card|undefined=>embeddedIndex().find(n);
const shelf=new YearShelf(cards);
const from=Number(process.argv[2]), to=Number(process.argv[3]);
for(let k=from;k<to;k++) for (const turned of [false,true]){
 const deck=shelf.deck('period', new Dice(`year games ${profile} ${k}`));
 if(!turned) console.log('DECK',k, deck.map(d=>d.card).join(', '));
 const game=magicGame(source);
 const smartSeat=turned?1:0;
 const mk=(i:number):Player=>{
  const smart=createPlayer('heuristic','x',source); const blind=createPlayer('heuristic','x',source);
  return {kind:'heuristic',needs:'view',choose(v:View){
   const {profile:_,...rest}=v; 
   if(i!==smartSeat) return blind.needs==='view'?blind.choose(rest as View):(null as never);
   const a=smart.needs==='view'?smart.choose(v):(null as never); const b=blind.needs==='view'?blind.choose(rest as View):(null as never);
   if(JSON.stringify(a)!==JSON.stringify(b)){ const d=v.decision!; const ask=d.ask as any; 
     const nm=(id:number)=>{ for(const z of [v.battlefield,...v.players.map(p=>p.hand),...v.players.map(p=>p.graveyard),d.cards]) for(const o of z) if(o.id===id) return `${o.name}${o.power!==null?` ${o.power}/${o.toughness}`:''}${o.controller===v.seat?'':'*'}`; return id<0?`@${-id-1}`:`#${id}`;};
     const say=(x:any)=>'pick' in x?x.pick.map((j:number)=>{const o=ask.options[j];return `${o.act??''} ${o.object||o.entity?nm(o.object??o.entity):JSON.stringify(o)}`}).join('+'):'pairs' in x?x.pairs.map((p:any)=>nm(ask.options[p[0]].entity)+'>'+nm(ask.partners[p[1]].entity)).join(', '):JSON.stringify(x);
     console.log(`g${k}${turned?'t':''} T${v.turn.number} ${v.turn.active===v.seat?'mine':'theirs'} ${v.turn.step} life ${v.players[v.seat!].life}-${v.players[1-v.seat!].life} ${d.kind} ${d.prompt?.id}: SMART ${say(a)} | BLIND ${say(b)} | stack ${v.stack.map(s=>s.kind+(s.damage?`[${s.damage.map(x=>`${nm(x.source)}→${nm(x.to)} ${x.amount}`)}]`:s.source?.name)).join(';')}`);}
   return a;}} as Player};
 const played=playGame(game,{players:[0,1].map(i=>({name:`${i}`,deck})),profile},String(k),[mk(0),mk(1)],{limit:20000});
 console.log(`g${k}${turned?'t':''} smart ${played.state.result?.winners[0]===smartSeat?'WON':'LOST'} turn ${played.state.turn.number}`);
}
