/** Encodings as rules documents come in them. */
import { expect, test } from 'vitest';
import { documentText } from '../src/index.js';

const zh = '704.5a 总生命为0或更少的牌手输掉这盘游戏。生物、咒语与异能。';
/** “牌手与生物” in GB18030 and in Big5 (牌手與生物), by the code tables of those encodings. */
const GB = [0xc5, 0xc6, 0xca, 0xd6, 0xd3, 0xeb, 0xc9, 0xfa, 0xce, 0xef];
const BIG5 = [0xb5, 0x50, 0xa4, 0xe2, 0xbb, 0x50, 0xa5, 0xcd, 0xaa, 0xab];

test('UTF-8, with and without its mark, and UTF-16', () => {
  expect(documentText(new TextEncoder().encode(zh))).toBe(zh);
  expect(documentText(new TextEncoder().encode(`\uFEFF${zh}`))).toBe(zh);
  const little = new Uint8Array(Buffer.from(`\uFEFF${zh}`, 'utf16le'));
  expect(documentText(little)).toBe(zh);
});

test('Chinese in the two encodings of old files, told apart by the words that such documents have', () => {
  expect(documentText(new Uint8Array(GB))).toBe('牌手与生物');
  expect(documentText(new Uint8Array(BIG5))).toBe('牌手與生物');
});

test('letters of the West in one byte each', () => {
  expect(documentText(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
});

test.each([zh, 'The player’s life total — 704.5a'])('UTF-8 with a damaged byte: %s', (text) => {
  const bytes = new TextEncoder().encode(`${text}\n\0${text}`);
  bytes[bytes.indexOf(0)] = 0xff;
  expect(documentText(bytes)).toBe(`${text}\n\uFFFD${text}`);
});
