/** Rules text rendered from data, in English and in Chinese. */
export { renderEn, renderFaceEn } from './en/index.js';
export { NUMBER_WORDS } from './en/words.js';
export { actionWord, counterWord, keywordWord, renderFaceZh, renderZh, subtypeWord, typeWord, zhFaceName, zhTypeLine } from './zh/index.js';
