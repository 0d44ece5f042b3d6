/**
 * Lists of the Magic Tournament Rules of 2015-01-23 and 2017-01-20, and those of 2026: the sets of each format, and the cards banned or restricted in it.
 * A card may be on or off a list from a day on.
 */
import { LISTS } from '../generated/lists.js';
import type { Format, ListedName, ListedSet, OwnList } from './types.js';

/** "Name [from 2015-01-23]; Name" */
const names = (text: string): ListedName[] =>
  text
    .trim()
    .split(/;\s+/)
    .map((part) => {
      const m = /^(.*?)(?: \[(from|until) ([\d-]+)\])?$/.exec(part.replace(/\s+/g, ' '));
      if (!m) throw new SyntaxError(part);
      return { name: m[1], ...(m[2] === undefined ? {} : { [m[2]]: m[3] }) };
    });

/** "FRF@2015-01-23 KTK" */
const sets = (text: string): ListedSet[] =>
  text.split(' ').map((part) => {
    const [code, from] = part.split('@');
    return from === undefined ? { code } : { code, from };
  });

const NONE: readonly ListedName[] = [];
const IN_2015 = '2015-01-23';
const IN_2017 = '2017-01-20';

const STANDARD_2015: OwnList = {
  date: IN_2015,
  sets: sets(`THS BNG JOU M15 KTK FRF@2015-01-23 DTK@2015-03-27`),
  banned: NONE,
  restricted: NONE,
};

const STANDARD_2017: OwnList = {
  date: IN_2017,
  sets: sets(`BFZ OGW SOI EMN KLD AER@2017-01-20 AKH@2017-04-28 HOU@2017-07-14 W16`),
  banned: names(`
Emrakul, the Promised End; Reflector Mage; Smuggler's Copter`),
  restricted: NONE,
};

const MODERN_2015: OwnList = {
  date: IN_2015,
  sets: sets(
    `8ED MRD DST 5DN CHK BOK SOK 9ED RAV GPT DIS CSP TSP PLC FUT 10E LRW MOR SHM EVE ALA CON ARB M10 ZEN WWK ROE M11 SOM MBS NPH M12 ISD DKA AVR M13 RTR GTC DGM M14 THS BNG JOU M15 KTK FRF@2015-01-23 DTK@2015-03-27`,
  ),
  banned: names(`
Ancestral Vision; Ancient Den; Birthing Pod [from 2015-01-23]; Blazing Shoal; Bloodbraid Elf; Chrome Mox;
Cloudpost; Dark Depths; Deathrite Shaman; Dig Through Time [from 2015-01-23]; Dread Return; Glimpse of Nature;
Golgari Grave-Troll [until 2015-01-23]; Great Furnace; Green Sun's Zenith; Hypergenesis; Jace, the Mind
Sculptor; Mental Misstep; Ponder; Preordain; Punishing Fire; Rite of Flame; Seat of the Synod; Second Sunrise;
Seething Song; Sensei's Divining Top; Skullclamp; Stoneforge Mystic; Sword of the Meek; Treasure Cruise [from
2015-01-23]; Tree of Tales; Umezawa's Jitte; Vault of Whispers`),
  restricted: NONE,
};

const MODERN_2017: OwnList = {
  date: IN_2017,
  sets: sets(
    `8ED MRD DST 5DN CHK BOK SOK 9ED RAV GPT DIS CSP TSP PLC FUT 10E LRW MOR SHM EVE ALA CON ARB M10 ZEN WWK ROE M11 SOM MBS NPH M12 ISD DKA AVR M13 RTR GTC DGM M14 THS BNG JOU M15 KTK FRF@2015-01-23 DTK@2015-03-27 ORI BFZ OGW SOI EMN KLD AER@2017-01-20 AKH@2017-04-28 HOU@2017-07-14`,
  ),
  banned: names(`
Ancient Den; Birthing Pod; Blazing Shoal; Bloodbraid Elf; Chrome Mox; Cloudpost; Dark Depths; Deathrite
Shaman; Dig Through Time; Dread Return; Eye of Ugin; Gitaxian Probe [from 2017-01-20]; Glimpse of Nature;
Golgari Grave-Troll [from 2017-01-20]; Great Furnace; Green Sun's Zenith; Hypergenesis; Jace, the Mind
Sculptor; Mental Misstep; Ponder; Preordain; Punishing Fire; Rite of Flame; Seat of the Synod; Second Sunrise;
Seething Song; Sensei's Divining Top; Skullclamp; Splinter Twin; Stoneforge Mystic; Summer Bloom; Treasure
Cruise; Tree of Tales; Umezawa's Jitte; Vault of Whispers`),
  restricted: NONE,
};

const LEGACY_2015: OwnList = {
  date: IN_2015,
  banned: names(`
Advantageous Proclamation; Amulet of Quoz; Ancestral Recall; Backup Plan; Balance; Bazaar of Baghdad; Black
Lotus; Black Vise; Brago's Favor; Bronze Tablet; Channel; Chaos Orb; Contract from Below; Darkpact; Demonic
Attorney; Demonic Consultation; Demonic Tutor; Double Stroke; Earthcraft; Falling Star; Fastbond; Flash;
Frantic Search; Goblin Recruiter; Gush; Hermit Druid; Immediate Action; Imperial Seal; Iterative Analysis;
Jeweled Bird; Library of Alexandria; Mana Crypt; Mana Drain; Mana Vault; Memory Jar; Mental Misstep; Mind
Twist; Mind's Desire; Mishra's Workshop; Mox Emerald; Mox Jet; Mox Pearl; Mox Ruby; Mox Sapphire; Muzzio's
Preparations; Mystical Tutor; Necropotence; Oath of Druids; Power Play; Rebirth; Secret Summoning; Secrets of
Paradise; Sentinel Dispatch; Shahrazad; Skullclamp; Sol Ring; Strip Mine; Survival of the Fittest; Tempest
Efreet; Time Vault; Time Walk; Timetwister; Timmerian Fiends; Tinker; Tolarian Academy; Treasure Cruise [from
2015-01-23]; Unexpected Potential; Vampiric Tutor; Wheel of Fortune; Windfall; Worldgorger Dragon [until
2015-01-23]; Worldknit; Yawgmoth's Bargain; Yawgmoth's Will`),
  restricted: NONE,
};

const LEGACY_2017: OwnList = {
  date: IN_2017,
  banned: names(`
Ancestral Recall; Balance; Bazaar of Baghdad; Black Lotus; Channel; Chaos Orb; Demonic Consultation; Demonic
Tutor; Dig Through Time; Earthcraft; Falling Star; Fastbond; Flash; Frantic Search; Goblin Recruiter; Gush;
Hermit Druid; Imperial Seal; Library of Alexandria; Mana Crypt; Mana Drain; Mana Vault; Memory Jar; Mental
Misstep; Mind Twist; Mind's Desire; Mishra's Workshop; Mox Emerald; Mox Jet; Mox Pearl; Mox Ruby; Mox
Sapphire; Mystical Tutor; Necropotence; Oath of Druids; Shahrazad; Skullclamp; Sol Ring; Strip Mine; Survival
of the Fittest; Time Vault; Time Walk; Timetwister; Tinker; Tolarian Academy; Treasure Cruise; Vampiric Tutor;
Wheel of Fortune; Windfall; Yawgmoth's Bargain; Yawgmoth's Will`),
  restricted: NONE,
  bannedTypes: ['Conspiracy'],
  bannedAnte: true,
};

const VINTAGE_2015: OwnList = {
  date: IN_2015,
  banned: names(`
Advantageous Proclamation; Amulet of Quoz; Backup Plan; Brago's Favor; Bronze Tablet; Chaos Orb; Contract from
Below; Darkpact; Demonic Attorney; Double Stroke; Falling Star; Immediate Action; Iterative Analysis; Jeweled
Bird; Muzzio's Preparations; Power Play; Rebirth; Secret Summoning; Secrets of Paradise; Sentinel Dispatch;
Shahrazad; Tempest Efreet; Timmerian Fiends; Unexpected Potential; Worldknit`),
  restricted: names(`
Ancestral Recall; Balance; Black Lotus; Brainstorm; Channel; Demonic Consultation; Demonic Tutor; Fastbond;
Flash; Gifts Ungiven [until 2015-01-23]; Imperial Seal; Library of Alexandria; Lion's Eye Diamond; Lotus
Petal; Mana Crypt; Mana Vault; Memory Jar; Merchant Scroll; Mind's Desire; Mox Emerald; Mox Jet; Mox Pearl;
Mox Ruby; Mox Sapphire; Mystical Tutor; Necropotence; Ponder; Sol Ring; Strip Mine; Thirst for Knowledge; Time
Vault; Time Walk; Timetwister; Tinker; Tolarian Academy; Treasure Cruise [from 2015-01-23]; Trinisphere;
Vampiric Tutor; Wheel of Fortune; Windfall; Yawgmoth's Bargain; Yawgmoth's Will`),
};

const VINTAGE_2017: OwnList = {
  date: IN_2017,
  banned: names(`
Chaos Orb; Falling Star; Shahrazad`),
  restricted: names(`
Ancestral Recall; Balance; Black Lotus; Brainstorm; Chalice of the Void; Channel; Demonic Consultation;
Demonic Tutor; Dig Through Time; Fastbond; Flash; Imperial Seal; Library of Alexandria; Lion's Eye Diamond;
Lodestone Golem; Lotus Petal; Mana Crypt; Mana Vault; Memory Jar; Merchant Scroll; Mind's Desire; Mox Emerald;
Mox Jet; Mox Pearl; Mox Ruby; Mox Sapphire; Mystical Tutor; Necropotence; Ponder; Sol Ring; Strip Mine; Time
Vault; Time Walk; Timetwister; Tinker; Tolarian Academy; Treasure Cruise; Trinisphere; Vampiric Tutor; Wheel
of Fortune; Windfall; Yawgmoth's Bargain; Yawgmoth's Will`),
  bannedTypes: ['Conspiracy'],
  bannedAnte: true,
};

/** Blocks: English name, Chinese name, sets, banned cards. */
const BLOCKS: readonly (readonly [id: string, en: string, zh: string, sets: string, banned?: string])[] = [
  ['block-kaladesh', 'Kaladesh', '卡拉德许', 'KLD AER@2017-01-20'],
  ['block-soi', 'Shadows over Innistrad', '依尼翠暗影', 'SOI EMN'],
  ['block-bfz', 'Battle for Zendikar', '再战赞迪卡', 'BFZ OGW'],
  ['block-khans', 'Khans', '鞑契可汗', 'KTK FRF@2015-01-23 DTK@2015-03-27'],
  ['block-theros', 'Theros', '塞洛斯', 'THS BNG JOU'],
  ['block-rtr', 'Return to Ravnica', '再访拉尼卡', 'RTR GTC DGM'],
  ['block-innistrad', 'Innistrad-Avacyn Restored', '依尼翠-艾维欣重临', 'ISD DKA AVR', 'Intangible Virtue; Lingering Souls'],
  ['block-scars', 'Scars of Mirrodin', '秘罗地创痕', 'SOM MBS NPH'],
  ['block-zendikar', 'Zendikar-Rise of the Eldrazi', '赞迪卡-奥札奇再起', 'ZEN WWK ROE'],
  ['block-alara', 'Shards of Alara', '阿拉若断片', 'ALA CON ARB'],
  ['block-lorwyn', 'Lorwyn-Shadowmoor', '洛温-暗影荒原', 'LRW MOR SHM EVE'],
  ['block-timespiral', 'Time Spiral', '时间漩涡', 'TSP PLC FUT'],
  ['block-ravnica', 'Ravnica', '拉尼卡', 'RAV GPT DIS'],
  ['block-kamigawa', 'Kamigawa', '神河', 'CHK BOK SOK'],
  [
    'block-mirrodin',
    'Mirrodin',
    '秘罗地',
    'MRD DST 5DN',
    'Aether Vial; Ancient Den; Arcbound Ravager; Darksteel Citadel; Disciple of the Vault; Great Furnace; Seat of the Synod; Skullclamp; Tree of Tales; Vault of Whispers',
  ],
  ['block-onslaught', 'Onslaught', '石破天惊', 'ONS LGN SCG'],
  ['block-odyssey', 'Odyssey', '奥德赛', 'ODY TOR JUD'],
  ['block-invasion', 'Invasion', '大战役', 'INV PLS APC'],
  ['block-masques', 'Masques', '玛凯迪亚', 'MMQ NEM PCY', 'Lin Sivvi, Defiant Hero; Rishadan Port'],
  [
    'block-urza',
    'Urza',
    '克撒',
    'USG ULG UDS',
    "Gaea's Cradle; Memory Jar; Serra's Sanctum; Time Spiral; Tolarian Academy; Voltaic Key; Windfall",
  ],
  ['block-tempest', 'Tempest', '暴风雨', 'TMP STH EXO', 'Cursed Scroll'],
  ['block-mirage', 'Mirage', '海市蜃楼', 'MIR VIS WTH', 'Squandered Resources'],
  ['block-iceage', 'Ice Age', '冰雪时代', 'ICE ALL CSP', 'Amulet of Quoz; Thawing Glaciers; Zuran Orb'],
];

const dated = (id: string, en: string, zh: string, policy: string | undefined, list: OwnList): Format => ({
  id: `${id}-${list.date.slice(0, 4)}`,
  name: { en: `${en} (${list.date.slice(0, 4)})`, zh: `${zh}（${list.date.slice(0, 4)}年）` },
  kind: 'constructed',
  list,
  ...(policy === undefined ? {} : { policy }),
});

/** A list that scripts wrote. */
function listOf({ date, sets: codes, banned, restricted }: (typeof LISTS)[string], more: Partial<OwnList> = {}): OwnList {
  const list = (all: readonly string[]): ListedName[] => all.map((name) => ({ name }));
  return { date, ...(codes ? { sets: codes.map((code) => ({ code })) } : {}), banned: list(banned), restricted: list(restricted), ...more };
}

/** What all formats that take in all sets ban as a whole. */
const AS_A_WHOLE: Partial<OwnList> = { bannedTypes: ['Conspiracy'], bannedAnte: true };

/** The formats of those years, and of the year of the newest lists. */
export const DATED_FORMATS: readonly Format[] = [
  dated('standard', 'Standard', '标准', 'MTR 6.3', STANDARD_2015),
  dated('standard', 'Standard', '标准', 'MTR 6.3', STANDARD_2017),
  dated('modern', 'Modern', '近代', 'MTR 6.4', MODERN_2015),
  dated('modern', 'Modern', '近代', 'MTR 6.4', MODERN_2017),
  dated('legacy', 'Legacy', '薪传', 'MTR 6.6', LEGACY_2015),
  dated('legacy', 'Legacy', '薪传', 'MTR 6.6', LEGACY_2017),
  dated('vintage', 'Vintage', '特选', 'MTR 6.5', VINTAGE_2015),
  dated('vintage', 'Vintage', '特选', 'MTR 6.5', VINTAGE_2017),
  // the source of these lists does not say by which section of the tournament rules they hold
  dated('standard', 'Standard', '标准', undefined, listOf(LISTS.standard)),
  dated('pioneer', 'Pioneer', '先驱', undefined, listOf(LISTS.pioneer)),
  dated('modern', 'Modern', '近代', undefined, listOf(LISTS.modern)),
  dated('legacy', 'Legacy', '薪传', undefined, listOf(LISTS.legacy, AS_A_WHOLE)),
  dated('vintage', 'Vintage', '特选', undefined, listOf(LISTS.vintage, AS_A_WHOLE)),
  { ...dated('commander', 'Commander', '指挥官', undefined, listOf(LISTS.commander, AS_A_WHOLE)), kind: 'commander' },
  ...BLOCKS.map(
    ([id, en, zh, codes, banned]): Format => ({
      id,
      name: { en: `${en} Block`, zh: `${zh}环境` },
      kind: 'constructed',
      list: { date: IN_2017, sets: sets(codes), banned: banned === undefined ? NONE : names(banned), restricted: NONE },
      policy: 'MTR 6.7',
    }),
  ),
];
