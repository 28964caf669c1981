// What a look on a platform can tell of what was sent there (publishing.md §3).
import type { Failure } from './failure.ts';

/** What was wanted of a post that stands without it: the platform refused it, or nobody knows (`unknown`). */
export type Lacking = { readonly what: 'cover' | 'closed-comments'; readonly failure: Failure };

/** `ownerOnly`: nobody but its owner sees it, as was `chosen`, or because the platform `locked` what was meant for others. */
export type Live = {
  readonly state: 'live';
  readonly externalId: string;
  readonly url: string;
  readonly ownerOnly?: 'chosen' | 'locked' | undefined;
  readonly lacking?: Lacking | undefined;
};

export type Settlement =
  | (Live & { readonly seen: string })
  | { readonly state: 'processing'; readonly askAgainInSeconds: number }
  /** The draft it was to be made of is gone, and nothing that was made of it is seen: it comes soon, or somebody deleted one or the other. */
  | { readonly state: 'draft-gone'; readonly askAgainInSeconds: number }
  /** With its owner, who finishes it in the platform's app: not live before (publishing.md §12). `seen`: he has, and it is not public. */
  | { readonly state: 'handed-over'; readonly askAgainInSeconds: number; readonly seen?: string }
  | { readonly state: 'failed'; readonly failure: Failure }
  /**
   * `unproven`: only a list does not show it, and the handle itself never said so: on that alone nothing is sent again. `over`:
   * of that handle nothing will ever come, so that a person who sends it again needs another.
   */
  | { readonly state: 'absent'; readonly looked: number; readonly unproven?: true; readonly over?: true }
  /**
   * Their addresses, or that of one which may be another publication's as well: a person opens them and decides. `mayBeNone`:
   * neither they nor ours say anything, or nobody can tell when they came, so that it may be none of them.
   */
  | {
      readonly state: 'several';
      readonly candidates: readonly string[];
      readonly mayBeNone?: true;
      readonly over?: true;
    }
  | { readonly state: 'cannot-look'; readonly failure: Failure; readonly over?: true };
