/** Rules text rendered from data, in English and in Chinese. */
export { renderEn, renderFaceEn } from './en/index.js';
export { renderFaceZh, renderZh } from './zh/index.js';
