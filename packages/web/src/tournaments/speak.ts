/** What is called out is said aloud by the voice of the browser. */

/** Says something; what has no voice stays silent. */
export function speak(text: string, lang: 'en' | 'zh'): void {
  if (!('speechSynthesis' in window)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = lang === 'zh' ? 'zh-CN' : 'en-GB';
  said.rate = 0.95;
  speechSynthesis.speak(said);
}
