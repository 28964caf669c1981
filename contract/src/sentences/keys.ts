// Everything that has a sentence: codes, problems, reasons, messages and what a platform's refusal means.
import type { Advice } from '../advice.ts';
import type { AskedAdvice } from '../asked-advice.ts';
import type { ChangeLimit } from '../channels.ts';
import type { Code } from '../codes.ts';
import type { FiguresLimit } from '../figures.ts';
import type { FilmFault } from '../film-limits.ts';
import type { MessageKind } from '../messages.ts';
import type { FindingCode } from '../preflight.ts';
import type { PictureLimit } from '../pictures.ts';
import type { ProblemCode } from '../problems.ts';
import type { Reason } from '../publications.ts';

/** What is wrong with one field of a call, whatever it is for. */
export type InputFault =
  | 'field-missing'
  | 'field-too-long'
  | 'field-too-many'
  | 'field-too-large'
  | 'field-wrong';

/** Why an account that a consent offers cannot be bound, and authorising again does not help. */
export type BindLimit = 'role-missing' | 'rights-missing' | 'right-unknown';

type HouseKey = InputFault | BindLimit | Code | ProblemCode | Reason | FindingCode | ChangeLimit;
export type SentenceKey = HouseKey | MessageKind | Advice | AskedAdvice | FiguresLimit | PictureLimit;

/** One sentence for every key; figures stand in braces, as in {limit}. */
export type Sentences = Readonly<Record<HouseKey, string>>;
/** A part of them, in a room of its own. */
export type FilmSentences = Pick<
  Sentences,
  | FilmFault
  | 'film-damaged'
  | 'film-holds-more'
  | 'film-subtitled'
  | 'film-dolby-only'
  | 'film-beyond'
  | 'film-converting'
  | 'video-too-small'
  | 'video-too-long'
  | 'video-too-short'
>;
export type CoverSentences = Pick<
  Sentences,
  | Extract<ProblemCode, `cover-${string}`>
  | 'frame-beyond'
  | 'frame-undrawn'
  | 'crop-outside'
  | 'picture-undrawn'
  | 'fit-impossible'
>;
export type ChosenSentences = Pick<
  Sentences,
  | 'places-overlap'
  | 'places-unreadable'
  | 'place-unknown'
  | 'place-twice'
  | 'place-key-wrong'
  | 'age-unknown'
  | 'feeling-unreadable'
  | 'keywords-letters'
  | 'picture-too-wide'
  | BindLimit
>;
export type PeopleSentences = Pick<
  Sentences,
  | 'account-taken'
  | 'name-taken'
  | 'role-in-use'
  | 'changed-meanwhile'
  | 'entry-has-children'
  | 'button-has-children'
  | 'department-in-use'
  | 'last-administrator'
  | 'right-lost'
  | 'rights-beyond'
  | 'restriction-own'
  | 'person-beyond'
  | 'not-oneself'
  | 'password-wrong'
  | 'password-common'
  | 'password-own'
  | 'password-known'
  | 'password-elsewhere'
  | 'not-in-directory'
  | 'directory-absent'
  | 'entry-below-itself'
  | 'password-needed'
  | 'identity-needed'
  | 'sign-in-refused'
  | 'signed-in-otherwise'
  | 'tried-too-often'
  | 'term-in-use'
  | 'term-fixed'
  | 'not-a-reader'
>;
export type ReasonSentences = Pick<Sentences, Reason>;
export type MessageSentences = Readonly<Record<MessageKind, string>>;
/** Each may name {channel}, the platform's {code} and its {words}. */
export type AdviceSentences = Readonly<Record<Advice, string>>;
/** Each may name {channel}, {code}, {words}, and {minutes} until it may be asked again. */
export type AskedSentences = Readonly<Record<AskedAdvice, string>>;
/** Each may name {channel}. */
export type FiguresSentences = Readonly<Record<FiguresLimit, string>>;
export type PictureSentences = Readonly<Record<PictureLimit, string>>;
export type Figures = Readonly<Record<string, string | number>>;
