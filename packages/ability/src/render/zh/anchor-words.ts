/** Anchor words (CR 614.12b), as official Simplified Chinese printings have them. */

const ANCHOR_WORDS: Readonly<Record<string, string>> = {
  Khans: '可汗',
  Dragons: '龙王',
  Mirran: '秘耳',
  Phyrexian: '非瑞克西亚',
  Abzan: '阿布赞',
  Jeskai: '洁斯凯',
  Mardu: '玛尔都',
  Sultai: '苏勒台',
  Temur: '铁木尔',
  Believe: '相信',
  Doubt: '怀疑',
  Legion: '军团',
  Brotherhood: '兄弟会',
  Enclave: '英克雷',
};

/** The Chinese anchor word (CR 614.12b), in English where none is known. */
export const anchorWord = (word: string): string => ANCHOR_WORDS[word] ?? word;
