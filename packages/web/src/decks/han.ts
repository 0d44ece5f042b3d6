/** Whether there are Chinese characters in the text. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
