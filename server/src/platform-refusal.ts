// A platform's no as a person reads it: by the code's own sentence, or by the platform's words where nobody told us what it means.
import { findAdvice } from '@herald/channels/advice.ts';
import type { Channel } from '@herald/channels/channel.ts';
import type { Failure } from '@herald/channels/failure.ts';
import { nameOfRight } from '@herald/channels/right-names.ts';
import type { Advice } from '@herald/contract/advice.ts';
import { askedAdvice, type AskedAdvice } from '@herald/contract/asked-advice.ts';
import { promises, type AdvicePromise } from '@herald/contract/advice-promises.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Code } from '@herald/contract/codes.ts';
import type { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { Refusal } from './refusal.ts';

type Said = Pick<Failure, 'platformCode' | 'message'>;
type Answered = Said & Partial<Pick<Failure, 'kind' | 'noticed' | 'retryAfterSeconds'>>;
type Speaks = Pick<Channel, 'rules' | 'advice'>;

const inDoubt: ReadonlySet<string | undefined> = new Set<PublicationState>(['unknown', 'reconciling']);
/** What the refusal ended is over: nothing of it is tried again, waits or is looked for by itself. */
const over: ReadonlySet<string | undefined> = new Set<PublicationState>([
  'failed',
  'published',
  'edit-failed',
  'missed',
]);

/** What a person wanted gone is gone: a no from before says nothing of it any more. */
const settled: ReadonlySet<string | undefined> = new Set<PublicationState>(['cancelled', 'withdrawn']);

/** Of an unknown answer nobody reads more than this many characters. */
const wordsAtMost = 200;

/** The code and sentence of what a person asked of us just now; its detail is what the platform said, and that to try again. */
export class PlatformRefusal extends Refusal {
  readonly #channel: Speaks;
  readonly #said: Answered;

  constructor(
    code: Extract<Code, 'platform-refused' | 'authorisation-failed'>,
    channel: Speaks,
    said: Answered,
  ) {
    super(code, { channel: channel.rules.name });
    this.#channel = channel;
    this.#said = said;
  }

  override detailIn(language: Language): string {
    const sentence = sayToAsker(language, this.#channel, this.#said);
    // The longer sentence goes on behind it.
    return this.code === 'authorisation-failed' ? sentence.replace(/[.。]$/u, '') : sentence;
  }
}

/** Empty where the platform said nothing. */
export function sayRefusal(
  language: Language,
  channel: Speaks,
  said: Said,
  state?: PublicationState,
): string {
  const advised = adviseOn(channel, said, state);
  if (advised === null) return '';
  // A right that was not given is its own code.
  const code = nameOfRight(advised.code, language) ?? advised.code;
  return say(language, advised.advice, { ...advised, code });
}

/** To whoever asked just now, by a search, a consent or a look: nothing of it goes on by itself. Only a platform's words are quoted. */
export function sayToAsker(language: Language, channel: Speaks, answered: Answered): string {
  const { platformCode, message, noticed } = answered;
  const words = noticed ? '' : escaped(message);
  const found = findAdvice(channel.advice, platformCode);
  const minutes = Math.ceil((answered.retryAfterSeconds ?? 0) / 60);
  const figures = { channel: channel.rules.name, code: escaped(platformCode) || '–', words, minutes };
  const code = nameOfRight(figures.code, language) ?? figures.code;
  return say(language, adviceToAsker(found, { ...answered, words, minutes }), { ...figures, code });
}

function adviceToAsker(
  found: Advice | null,
  { kind, words, minutes }: { kind?: Failure['kind']; words: string; minutes: number },
): Advice | AskedAdvice {
  if (kind === 'rate' && minutes > 0 && minutes <= minutesAtMost) return 'asked-in-minutes';
  const unquoted = mayPass.has(kind) ? 'asked-no-answer' : 'asked-refused';
  if (found === null) return words === '' ? unquoted : 'advice-unknown';
  const asked = askedAdvice[found];
  if (asked === 'same') return found;
  return asked === 'asked-said' && words === '' ? unquoted : asked;
}

/** Longer waits are no matter of minutes: the advice says whether of a day. */
const minutesAtMost = 120;
const mayPass: ReadonlySet<string | undefined> = new Set(['presend', 'rate', 'unknown']);

export type Advised = {
  readonly advice: Advice | AskedAdvice;
  readonly channel: string;
  readonly code: string;
  readonly words: string;
};

/** The sentence by its name, with its figures; null where nothing was said. `state`: of the publication it was said of. */
export function adviseOn(
  { rules, advice }: Speaks,
  { platformCode, message }: Said,
  state?: PublicationState,
): Advised | null {
  if (settled.has(state)) return null;
  const words = escaped(message);
  const found = findAdvice(advice, platformCode);
  // What may stand there must not be published twice, whatever the code asks for elsewhere.
  const isAnew = found !== null && promises[found] === 'anew' && inDoubt.has(state);
  // Where nobody is quoted the code alone says something, or nothing does.
  const quoted = words === '' ? null : isAnew ? 'advice-doubted' : 'advice-unknown';
  const meant = found !== null && over.has(state) ? adviseAfterwards(found, words) : found;
  const known = isAnew ? quoted : (meant ?? quoted);
  if (known === null) return null;
  return { advice: known, channel: rules.name, code: escaped(platformCode) || '–', words };
}

/** To whoever may ask once more, as to somebody who asked just now. */
function adviseAfterwards(found: Advice, words: string): Advice | AskedAdvice | null {
  if (!goesOn.has(promises[found]) && found !== 'advice-token-over') return found;
  const asked = askedAdvice[found];
  if (asked === 'same') return found;
  return asked === 'asked-said' && words === '' ? null : asked;
}

const goesOn: ReadonlySet<AdvicePromise> = new Set(['waits', 'looks']);

/** One line of plain letters: nothing in it can break out of its place, turn the line around or hide. */
function escaped(text: string): string {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[<>{}]/g, (letter) => shown[letter] ?? letter)
    .trim();
  const letters = [...plain];
  return letters.length > wordsAtMost ? `${letters.slice(0, wordsAtMost - 1).join('')}…` : plain;
}

/** Look-alikes that no page and no sentence of ours reads as its own marks. */
const shown: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '{': '(', '}': ')' };
