/** Old words to the newest ones, and texts into sentences (section 7 of the card text study). */

import { WORDINGS } from './wordings.js';

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,2}),(\d{3})\b/g, '$1$2'],
  [/\bas an Xyz Material\b/g, 'as material'],
  [
    /\bfrom your ((?:[\w/]+, )*?(?:and\/or |or )?[\w/ ]+?) to your hand,? ((?:that mentions?|with the same|with a different|whose|with a Level|that has) [^,;.]+)/g,
    '$2 from your $1 to your hand',
  ],
  [
    /\btoss a coin (\d times|twice),? and (destroy (?:it|that target|them)) if (at least [^.;,]* heads|the result is heads|both are heads)/g,
    'toss a coin $1, then if $3, $2',
  ],
  [/\b[Ii]ncrease the LP of both players by (\d+)(?: points)?/g, 'Both players gain $1 LP'],
  [
    /\b[Cc]hoose (\d [^.;,:]{1,90}?) and (place|add|send|return|destroy|banish|shuffle|Special Summon) (?:it|that card|that monster)\b/g,
    '$2 $1',
  ],
  [/, except during the Damage Step:/g, ' (except during the Damage Step):'],
  [/\b(control|controls|have|has) at least (\d+) (?!more\b|higher\b)/g, '$1 $2 or more '],
  [/, (face-up in your Spell & Trap Zone|face-up on your field|face-up in your Field Zone)/g, ' $1'],
  [/\bfor every\b/g, 'for each'],
  [/ even if there is a monster your opponent controls\b/g, ''],
  [
    /\b(Select|Target) (\d[^.;,]*?),? and ((?:destroy|banish|return|send|change|add|take control of|Special Summon) (?:it|that target|them))\b/g,
    'Target $2; $3',
  ],
  [/\bgain that much LP\b|\bgain the same amount of LP\b|\bgain that amount of LP\b/g, 'gain LP equal to the battle damage inflicted'],
  [/\bthe Battle Phase(?: for that turn)? ends(?: immediately)?\b/g, 'end the Battle Phase'],
  [/\ball (?:of )?your opponent's ([^.;,]{1,40}?monsters)\b/g, 'all $1 your opponent controls'],
  [/\bto their respective Extra Decks\b/g, 'to the Extra Deck'],
  [/\bno matter its (?:Level|position)\b/g, ''],
  [/\bSkip your own\b/g, 'Skip your'],
  [/ \(Flip Effects are not activated\)/g, ''],
  [/\bOffer (\d [^.;]*?) as a Tribute\b/g, 'Tribute $1'],
  [/\bremove from play\b/g, 'banish'],
  [/\bRemove from play\b/g, 'Banish'],
  [/\bremoving from play\b/g, 'banishing'],
  [/^You can (Tribute this card|[^.;]{1,80}?) while ("[^"]+") is on the field to /g, 'If $2 is on the field, you can $1 to '],
  [/, whose total Levels\b/g, ' whose total Levels'],
  [/\bgain (\d+) ATK and lose (\d+) DEF\b/g, 'gain $1 ATK, also they lose $2 DEF'],
  [/^Increase the ATK of (all [^.;]+?) by (\d+) points and decrease their DEF by (\d+) points/g, '$1 gain $2 ATK, also $1 lose $3 DEF'],
  [/\bface-down and (non-[A-Z]+) monsters\b/g, 'face-down monsters or face-up $1 monsters'],
  [/\b[Yy]ou can only activate this card (if|when|while|during) /g, 'Activate this card only $1 '],
  [/\bmonsters on your side of the field\b/g, 'monsters you control'],
  [/\b(?:As long as|While) this card (?:remains|is) face-up on (?:the field|your side of the field|your field), /g, ''],
  [/\bWhile face-up on the field, /g, ''],
  [/\bwhile it has material\b/g, 'while this card has material'],
  [/\bwhile it has no materials?\b/g, 'while this card has no material'],
  [/\b(until|during) the end of your next turn\b/g, '$1 the end of your next turn'],
  [/\bas a result of (?:a )?battle\b/g, 'by battle'],
  [/, then, (?!shuffle your Deck)/g, ', then '],
  [/, also, (?!after that)/g, ', also '],
  [/\bwith different names from each other\b/g, 'with different names'],
  [/\b(Special Summon [^.,;()]+?) as a Tuner\b/g, '$1, but it is treated as a Tuner'],
  [/("[^"]+")(,? or (?:1 )?[^".;]{1,60}? that mentions?) it\b/g, '$1$2 $1'],
  [
    / \((but (?:banish it when it leaves the field|it cannot attack this turn|its effects are negated|negate its effects|shuffle it into the Deck when it leaves the field))\)/g,
    ', $1',
  ],
  [
    /\b(Special Summon|[Aa]dd|[Ss]end),? from (your (?:[\w/ ]+, )*?(?:or |and\/or )?[\w ]+?)(?:,| to your hand,?) ((?:up to )?\d+ [^,.;]+)/g,
    '$1 $3 from $2',
  ],
  [/ (?:or|and\/or) face-up from your (field|Monster Zone)\b/g, ' or face-up $1'],
  [/\bor face-up from your (field|side of the field)\b/g, 'or face-up field'],
  [/\bthe same amount of damage\b/g, 'damage equal to the damage you took'],
  [/\(either by battle or by card effect\)/g, '(by battle or card effect)'],
  [/\b(?:either )?by battle or by card effects?\b/g, 'by battle or card effect'],
  [/\bdestroyed and sent to the GY by battle\b/g, 'destroyed by battle and sent to the GY'],
  [/\bdestroyed and sent to the Graveyard by battle\b/g, 'destroyed by battle and sent to the GY'],
  [/\b(?:Summoned|Summon) successfully\b/g, 'Summoned'],
  [/\buntil the end of the End Phase\b/g, 'until the End Phase'],
  [/\bcannot (?:select|choose) ([^.;]{1,90}?) as an attack target\b/g, 'cannot target $1 for attacks'],
  [/\bSelect and (destroy|send|banish|return) /g, 'Target and $1 '],
  [/\bSpell or Traps\b/g, 'Spells/Traps'],
  [/\b([Aa]dd) ([^.;]{1,80}?) to (your|the|their) Deck and shuffle it\b/g, 'shuffle $2 into $3 Deck'],
  [/ \((?:in either player's turn|even if it would be treated as a Spell|without an effect)\)/g, ''],
  [/\b(the|both) (equipped|attacking) (?:face-up )?monster\b/g, '$1 $2 monster'],
  [
    /\bnon (Aqua|Beast|Beast-Warrior|Cyberse|Dinosaur|Dragon|Fairy|Fiend|Fish|Insect|Machine|Plant|Psychic|Pyro|Reptile|Rock|Sea Serpent|Spellcaster|Thunder|Warrior|Winged Beast|Wyrm|Zombie|DARK|LIGHT|EARTH|WATER|FIRE|WIND)\b/g,
    'non-$1',
  ],
  [/\ban? material for an Xyz Summon\b/g, 'material for an Xyz Summon'],
  [/\bby your opponent's attack or card effect\b/g, "by an opponent's card (by battle or card effect)"],
  [/\bthis turn's (End|Battle|Main) Phase\b/g, 'the $1 Phase of this turn'],
  [/\(s\)(?=[\s,.;:)"]|$)/g, ''],
  [/\bGraveyards\b/g, 'GYs'],
  [/\bGraveyard\b/g, 'GY'],
  [/\bLife Points\b/g, 'LP'],
  [/-Type\b/g, ''],
  [/\bRemoved? from play\b/g, 'Banish'],
  [/\bremoved from play\b/g, 'banished'],
  [/\bBattle Damage\b/g, 'battle damage'],
  [/\bXyz Materials? attached to\b/g, 'material attached to'],
  [/\bXyz Materials\b/g, 'materials'],
  [/\bXyz Material\b/g, 'material'],
  [/\bSpell Cards\b/g, 'Spells'],
  [/\bTrap Cards\b/g, 'Traps'],
  [/\bSpell\/Trap Cards\b/g, 'Spells/Traps'],
  [/\bSpell\/Trap Card\b/g, 'Spell/Trap'],
  [/\bSpell or Trap Card\b/g, 'Spell/Trap'],
  [/\bSpell or Trap\b/g, 'Spell/Trap'],
  [/\bSpell Card\b/g, 'Spell'],
  [/\bTrap Card\b/g, 'Trap'],
  [/\bEffect Monster Card\b/g, 'Effect Monster'],
  [/\bField Spell Card\b/g, 'Field Spell'],
  [/\bmonster\(s\)/g, 'monster'],
  [/\bcard\(s\)/g, 'card'],
  [/\bDuring either player's turn\b/g, 'During either turn'],
  [/\bduring either player's turn\b/g, 'during either turn'],
  [/\b(D|d)uring either player's (Main|Battle) Phase\b/g, '$1uring the $2 Phase'],
  [/ directly from your (Deck|hand)/g, ' from your $1'],
  [/ to target /g, ', then target '],
  [/\b(ATK|DEF) on the field(?=[,;.]|$| and)/g, '$1'],
  [/\b(Special Summon (?:it|that target|that monster|them|those targets|this card)) from the GY(?=[,;.]|$| in )/g, '$1'],
  [/\bdiscard this card, and 1 /g, 'discard this card and 1 '],
  [/\bSpell and Traps\b/g, 'Spells/Traps'],
  [/\bSpell\/Traps\b/g, 'Spells/Traps'],
  [/\bSpells or Traps\b/g, 'Spells/Traps'],
  [
    /\b(shuffle|return|add|destroy|banish|Special Summon) (?:all|both) \d (?:of those )?(?:targets |of them |)(?=in|to|from|$|,|;|\.)/g,
    '$1 them ',
  ],
  [/\bboth those targets\b/g, 'them'],
  [/\ball (?:\d )?(?:of )?those (?:targets|monsters|cards)\b/g, 'them'],
  [/\bput (\d) /g, 'place $1 '],
  [/ \(your choice, if tied\)/g, ''],
  [/\bthe same number of cards\b|\bthat same number of cards\b/g, 'that many cards'],
  [/\bdestroy all your opponent's (.*?monsters)\b/gi, 'destroy all $1 your opponent controls'],
  [/\bhas its effects negated\b/g, 'its effects are negated'],
  [/\b(?:it|that (?:face-up )?(?:card|monster|target)) its effects\b/g, 'its effects'],
  [/, even during the Damage Step\b/g, ' (even during the Damage Step)'],
  [/\bare treated as\b/g, 'are treated as'],
  [/\bis treated as a Tuner monster while it is face-up on the field\b/g, 'is treated as a Tuner'],
  [/ in the opponent's /g, " in your opponent's "],
  [/\bDecrease (your opponent's) LP by (\d+)(?: points)?/g, 'Inflict $2 damage to your opponent'],
  [/\b(by|with) a\(n\) /g, '$1 a '],
  [/\bSpell\/Trap Zones?\b/g, 'Spell & Trap Zone'],
  [/ \(min\. ?1\)/g, ''],
  [/ \((?:if any|if possible|even if this card leaves the field|your choice)\)/g, ''],
  [/\b((?:original )?ATK|DEF) in the GY\b/g, '$1'],
  [/\bSpell & Trap Card Zone/g, 'Spell & Trap Zone'],
  [/( to the GY)(, including this card)/g, '$2$1'],
  // The newest texts say what is left out after where it goes.
  [
    /(?<!is sent|is added|Summoned)( to your hand| to the hand| to the GY| to your GY|,? in (?:face-up |face-down )?(?:Attack|Defense) Position(?: or (?:face-down )?Defense Position)?| to your Extra Deck face-up| to your field| in your Pendulum Zone|, but negate its effects|, but its effects are negated|, ignoring its Summoning conditions|, face-down)(, except (?:"[^"]*"|this card)(?: (?:or|and) "[^"]*")*)/g,
    '$2$1',
  ],
  [/\bSpells and Traps\b/g, 'Spells/Traps'],
  [/\bcurrently control/g, 'control'],
  [/ on your opponent's side of the field/g, ' your opponent controls'],
  [/\b([Yy]our|[Yy]our opponent's) LP is\b/g, '$1 LP are'],
  [/\bby (?:an|the) effect of a card controlled by (?:your|an) opponent\b/g, "by an opponent's card effect"],
  [/ \(until the end of this turn\)/g, ' until the end of this turn'],
  [/ \(in which case you do not use "[^"]*"\)/g, ''],
  [/\bcannot activate any (Spells|Traps|cards|monster effects)/g, 'cannot activate $1'],
  [/\bany Spell or Traps\b/g, 'Spells/Traps'],
  [/\bby battle or by a card effect\b/g, 'by battle or card effect'],
  [
    /^Cannot be targeted or destroyed by ((?:your|an) opponent's (?:card|monster|Spell\/Trap) effects)/g,
    'Cannot be targeted by $1, also cannot be destroyed by $1',
  ],
  [/\bEquip only to an? ([^.]{1,60}?)\. A monster equipped with this card\b/g, 'Equip only to a $1. The equipped monster'],
  [/\bmonsters on your side of the field/g, 'monsters you control'],
  [/\bmonster on your side of the field/g, 'monster you control'],
  [/\bhis\/her\b/g, 'their'],
  [/\(s\)"/g, '"'],
  [/[“”]/g, '"'],
  [/’/g, "'"],
  [/\s+/g, ' '],
];

/** A line of a text in the newest words. */
export const newest = (text: string): string => [...REWRITES, ...WORDINGS].reduce((t, [from, to]) => t.replace(from, to), text).trim();

/** Places outside of quotes and brackets. */
export function topLevel(text: string, mark: string, from = 0): number {
  let depth = 0;
  let quotes = false;
  for (let i = 0; i < text.length; i++) {
    const ch = text[i];
    if (!quotes && depth === 0 && i >= from && text.startsWith(mark, i)) return i;
    if (ch === '"') quotes = !quotes;
    else if (ch === '(') depth++;
    else if (ch === ')') depth--;
  }
  return -1;
}

/** A sentence, with the bullets that stand under it. */
export interface Sentence {
  text: string;
  bullets: readonly string[];
}

/** The sentences of a line, without their full stops; what stands in brackets alone is one. */
export function sentencesOf(line: string): string[] {
  const found: string[] = [];
  let rest = newest(line);
  while (rest !== '') {
    if (rest.startsWith('(')) {
      const end = rest.indexOf(')');
      if (end > 0 && rest[end + 1] !== ':') {
        found.push(rest.slice(0, end + 1));
        rest = rest.slice(end + 1).trim();
        continue;
      }
    }
    const at = topLevel(rest, '. ');
    const piece = at < 0 ? rest.replace(/\.$/, '') : rest.slice(0, at);
    found.push(piece);
    rest = at < 0 ? '' : rest.slice(at + 2).trim();
  }
  return found.filter((x) => x !== '');
}

/** Y17.9: a choice in one sentence, as the newest texts write it. */
const asBullets = (text: string): string =>
  text.replace(
    /^Choose 1 player; that player gains (\d+) (?:Life Points|LP)\.$/,
    'Activate 1 of these effects.\n● Gain $1 LP.\n● Your opponent gains $1 LP.',
  );

/** The sentences of a text. A line that begins with a bullet belongs to the sentence before it. */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const line of asBullets(text)
    .split('\n')
    .flatMap((l) => l.split(/(?=●)/))) {
    const last = found[found.length - 1];
    if (line.trim().startsWith('●') && last)
      found[found.length - 1] = { ...last, bullets: [...last.bullets, newest(line.replace(/^\s*●\s*/, ''))] };
    else found.push(...sentencesOf(line).map((s) => ({ text: s, bullets: [] })));
  }
  return found;
}

/** The beginning of a sentence in small letters, unless it is a name or a word that is always written large. */
export const lower = (text: string): string =>
  /^(?:[A-Z][a-z]|A )/.test(text) &&
  !/^(Special|Normal|Tribute|Level|Set|Attack|Defense|Effect|Fusion|Synchro|Xyz|Link|Ritual|Tuner|Spell|Trap|Flip|Token|[A-Z]{2})/.test(
    text,
  ) &&
  !startsWithType(text)
    ? text[0].toLowerCase() + text.slice(1)
    : text;

const startsWithType = (text: string): boolean =>
  /^(Aqua|Beast|Creator|Cyberse|Dinosaur|Divine|Dragon|Fairy|Fiend|Fish|Illusion|Insect|Machine|Plant|Psychic|Pyro|Reptile|Rock|Sea|Spellcaster|Thunder|Warrior|Winged|Wyrm|Zombie)/.test(
    text,
  );
