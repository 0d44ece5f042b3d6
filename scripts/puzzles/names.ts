/** What is meant by name: entities of a position, and pairs of declarations. */
import type { Answer } from '@apnap/kernel';
import { characteristics, type State } from '@apnap/magic';

/** An entity by name: players are numbered below zero. */
export const nameOf = (s: State, id: number): string => (id === -1 ? 'you' : id < 0 ? 'opponent' : characteristics(s, id).name);

interface Option {
  entity?: number;
  object?: number;
  id?: number;
}

export const entityOf = (o: unknown): number => {
  if (typeof o === 'number') return o;
  const { entity, object, id } = o as Option;
  return entity ?? object ?? id ?? 0;
};

/** Pairs of a declaration by name. */
export function pairsOf(s: State, answer: Answer): [string, string][] {
  const ask = s.pending?.ask;
  if (ask?.form !== 'pair' || !('pairs' in answer)) return [];
  return answer.pairs.map(([a, b]) => [nameOf(s, entityOf(ask.options[a])), nameOf(s, entityOf(ask.partners[b]))]);
}
