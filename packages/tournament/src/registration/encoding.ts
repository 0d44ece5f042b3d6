/**
 * The text of a file whose encoding nobody said. Text that is valid UTF-8, or that begins with a mark, is read as that; Chinese text in GB18030 (with GBK
 * and GB2312) or Big5 is told apart by how often common characters and surnames occur. What stays in doubt is not read: people must say.
 */

/** What Node and browsers have; no package of types says so for both. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string; readonly encoding: string };

/** Encodings that are recognised, and some that people may name beside any that the platform knows. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252', 'shift_jis', 'euc-kr'] as const;

export type Decoded =
  | { kind: 'text'; text: string; encoding: string }
  /** The bytes are not text of the encoding that was named. */
  | { kind: 'wrong'; encoding: string }
  | { kind: 'unknown'; encoding: string }
  /** It could be any of these; each with how its first lines would read. */
  | { kind: 'doubt'; could: { encoding: string; sample: string }[] };

/** The text, or nothing where a byte does not belong there. */
function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isKnown = (encoding: string): boolean => {
  try {
    new TextDecoder(encoding);
    return true;
  } catch {
    return false;
  }
};

const BOMS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Family names that most Chinese people have, in simplified and in traditional characters. */
const SURNAMES = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤張劉陳楊黃趙吳孫馬羅鄭謝許韓馮鄧葉蘇呂盧鍾譚陸汪範賈韋鄒龍賀顧龔萬錢嚴湯蕭蔣閻詹簡游',
);

/** Of bytes above ASCII taken two by two: how many are characters that are common in each of the two. */
function pairsOf(bytes: Uint8Array): { pairs: number; gb: number; big5: number; low: number } {
  const count = { pairs: 0, gb: 0, big5: 0, low: 0 };
  for (let i = 0; i < bytes.length; i++) {
    const a = bytes[i];
    if (a < 0x80) continue;
    const b = bytes[++i] ?? 0;
    count.pairs++;
    // GB2312, level 1: the 3755 characters in daily use.
    if (a >= 0xb0 && a <= 0xd7 && b >= 0xa1) count.gb++;
    // Big5, level 1: 5401 characters in daily use; half of them have a second byte that GB2312 never has.
    if (a >= 0xa4 && a <= 0xc6 && ((b >= 0x40 && b <= 0x7e) || b >= 0xa1)) count.big5++;
    if (b >= 0x40 && b <= 0x7e) count.low++;
  }
  return count;
}

/** How many cells of a table begin with a family name. */
const surnamesIn = (text: string): number => text.split(/[\r\n,;\t"]+/).filter((cell) => SURNAMES.has([...cell.trim()][0] ?? '')).length;

/** Heads of columns as Chinese programs write them. */
const HEADS = /姓名|名字|号码|號碼|编号|編號|牌手|选手|選手|玩家|队名|隊名|轮空|輪空/u;

/** Whether a table reads as Chinese: by its heads, or because people in it have Chinese family names. */
const readsChinese = (text: string): boolean => HEADS.test(text.split(/[\r\n]/, 1)[0] ?? '') || surnamesIn(text) > 0;

/** A character most Chinese text is made of has to be common: so many of a hundred. */
const COMMON = 80;

function chinese(bytes: Uint8Array): Decoded {
  const gb = decodeAs(bytes, 'gb18030');
  const big5 = decodeAs(bytes, 'big5');
  const { pairs, gb: inGb, big5: inBig5, low } = pairsOf(bytes);
  const share = (n: number): number => (100 * n) / Math.max(1, pairs);
  const likely = {
    gb: gb !== undefined && share(inGb) >= COMMON && share(low) < 100 - COMMON && readsChinese(gb),
    big5: big5 !== undefined && share(inBig5) >= COMMON && readsChinese(big5),
  };
  if (gb !== undefined && big5 !== undefined && (likely.gb || likely.big5)) {
    const [g, b] = [surnamesIn(gb), surnamesIn(big5)];
    if (likely.gb && (!likely.big5 || g > 2 * b)) return { kind: 'text', text: gb, encoding: 'gb18030' };
    if (likely.big5 && (!likely.gb || b > 2 * g)) return { kind: 'text', text: big5, encoding: 'big5' };
  } else if (gb !== undefined && likely.gb) return { kind: 'text', text: gb, encoding: 'gb18030' };
  else if (big5 !== undefined && likely.big5) return { kind: 'text', text: big5, encoding: 'big5' };
  return inDoubt(bytes, ['gb18030', 'big5', 'windows-1252', 'shift_jis', 'euc-kr']);
}

const LINES = 2;
const WIDTH = 60;

/** The encodings in which the bytes are text at all, each with a sample of the first lines that are not plain ASCII. */
function inDoubt(bytes: Uint8Array, encodings: readonly string[]): Decoded {
  const could = encodings.flatMap((encoding) => {
    const text = decodeAs(bytes, encoding);
    if (text === undefined || /[\u0080-\u009f\uf8f5-\uf8ff\ufffd]/u.test(text)) return [];
    const odd = text.split(/\r\n?|\n/).filter((line) => /\P{ASCII}/u.test(line));
    return [{ encoding, sample: odd.slice(0, LINES).join(' / ').slice(0, WIDTH) }];
  });
  return { kind: 'doubt', could };
}

/** UTF-16 without a mark has a zero byte beside every separator and line end. */
function wide(bytes: Uint8Array): Decoded {
  const zeros = [0, 0];
  bytes.forEach((b, i) => {
    if (b === 0) zeros[i % 2]++;
  });
  const encoding = zeros[1] > zeros[0] ? 'utf-16le' : 'utf-16be';
  const text = bytes.length % 2 === 0 && zeros[0] !== zeros[1] ? decodeAs(bytes, encoding) : undefined;
  if (text === undefined || /\p{Cc}/u.test(text.replace(/[\r\n\t]/g, ''))) return inDoubt(bytes, ['utf-16le', 'utf-16be']);
  return { kind: 'text', text, encoding };
}

/** Valid UTF-8 that may yet be two-byte Chinese: words of nothing but two-byte letters that GB2312 has as common characters. */
function mayBeChinese(bytes: Uint8Array, text: string): boolean {
  const { pairs, gb } = pairsOf(bytes);
  if (pairs === 0 || gb < pairs) return false;
  const words = text.match(/\P{ASCII}+/gu) ?? [];
  const alone = text.match(/(?<![a-z])\P{ASCII}{2,}(?![a-z])/giu) ?? [];
  return words.length > 0 && alone.length === words.length && surnamesIn(decodeAs(bytes, 'gb18030') ?? '') > 0;
}

/**
 * The text of a table.
 * @param asked the encoding that people named, if they did.
 */
export function decodeTable(bytes: Uint8Array, asked?: string): Decoded {
  if (asked !== undefined) {
    if (!isKnown(asked)) return { kind: 'unknown', encoding: asked };
    const text = decodeAs(bytes, asked);
    return text === undefined ? { kind: 'wrong', encoding: asked } : { kind: 'text', text, encoding: new TextDecoder(asked).encoding };
  }
  const marked = BOMS.find(([, mark]) => mark.every((b, i) => bytes[i] === b));
  if (marked) {
    const text = decodeAs(bytes, marked[0]);
    return text === undefined ? { kind: 'wrong', encoding: marked[0] } : { kind: 'text', text, encoding: marked[0] };
  }
  if (bytes.includes(0)) return wide(bytes);
  const text = decodeAs(bytes, 'utf-8');
  if (text === undefined) return chinese(bytes);
  return mayBeChinese(bytes, text) ? inDoubt(bytes, ['utf-8', 'gb18030']) : { kind: 'text', text, encoding: 'utf-8' };
}
