// The world a call touches, handed in so that a test can bring its own.
import type { Language } from '@herald/contract/languages.ts';
import type { Notices } from './notices.ts';
import type { SessionJar } from './session.ts';

export type World = {
  /** Everything before an endpoint's path. */
  readonly base: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly session: SessionJar;
  /** Whose page this is; null while it is not known yet. */
  readonly person: () => string | null;
  /** What the server says of somebody else's session under this page; null where it is the page's own. */
  readonly hearOther: (said: string | null) => void;
  /** The last of that. */
  readonly saidOfOther: () => string | null;
  /** Whether what is asked at this moment is asked by the page itself. */
  readonly isByItself: () => boolean;
  readonly language: () => Language;
  /** Epoch milliseconds by the clock that decides on expiry. */
  readonly now: () => number;
  readonly hear: (headers: Headers) => void;
  /** Path and query where the person stands. */
  readonly page: () => string;
  /** Leaves this page. Resolves only when the person, asked by the browser because something is unsaved, stays. */
  readonly goTo: (address: string) => Promise<void>;
  /** Waits, while the page is being left, until the person has stayed after all. */
  readonly whileHere: () => Promise<void>;
  /** Says on the page, until it is no longer so, that nobody is signed in. */
  readonly tellSignedOut: () => void;
  /** Whether the page says so just now: whoever is here has stayed, and is neither led away nor asked again. */
  readonly isSignedOut: () => boolean;
  readonly notices: Notices;
  /** Resolves once the sentences can be said: they are not loaded before one is needed. */
  readonly learnSentences: () => Promise<void>;
  /** Runs one piece of work at a time in all windows that share this session. */
  readonly alone: <Done>(work: () => Promise<Done>) => Promise<Done>;
  readonly log: (text: string) => void;
};
