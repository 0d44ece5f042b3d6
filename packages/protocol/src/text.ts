/** Text for people, in both languages at once: changing the language needs no question to the server. */
export interface Text {
  en: string;
  zh: string;
}

/** Languages of everything a person reads. */
export type Lang = keyof Text;
