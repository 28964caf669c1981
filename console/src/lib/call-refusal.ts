// The one error a call ends with: a word, a sentence for the person, and the details the server gave.
import { codes, type Code } from '@herald/contract/codes.ts';
import i18next from 'i18next';

/** Troubles on the way, for which no server can have a code. */
export type WayTrouble = 'offline' | 'timed-out' | 'unreadable' | 'restarting' | 'unknown' | 'cancelled';

export class CallRefusal extends Error {
  readonly code: Code | WayTrouble;
  readonly sentence: string;
  readonly details: unknown;

  constructor(code: Code | WayTrouble, sentence: string, details: unknown = null) {
    super(sentence);
    this.name = 'CallRefusal';
    this.code = code;
    this.sentence = sentence;
    this.details = details;
  }
}

export function isCode(word: string): word is Code {
  return Object.hasOwn(codes, word);
}

const words = new Map<number, Code>(
  Object.keys(codes)
    .filter((word) => isCode(word))
    .map((word) => [codes[word].wire, word]),
);

/** A number of a family the contract names by one member is that member; any other stranger is unknown. */
export function wordOf(wire: number): Code | 'unknown' {
  const family = Math.trunc(wire / 100);
  return words.get(wire) ?? (family === 1012 ? 'token-rejected' : 'unknown');
}

/** What a page shows in place of what could not be loaded; null when nothing failed. */
export function sentenceOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  return error instanceof Error ? error.message : 'Error';
}

/** The same of what a page loads for itself. Where somebody else is signed in now the bar above says it, in full and once. */
export function loadFailureOf(error: unknown): string | null {
  const isTold = error instanceof CallRefusal && error.code === 'signed-in-otherwise';
  return isTold ? i18next.t('list.notLoaded') : sentenceOf(error);
}
