// One package on its way to one account: its states, the lawful steps between them, and its line in the history.
import { z } from 'zod';
import { ChannelId } from './channel-ids.ts';
import { Can } from './channels.ts';
import { IdList } from './content.ts';

/** publishing.md §5; handed-over is §12 (TikTok). */
export const publicationStates = [
  'scheduled',
  'preparing',
  'inflight',
  'processing',
  'reconciling',
  'auth-required',
  'handed-over',
  'published',
  'failed',
  'cancelled',
  'missed',
  'unknown',
  'editing',
  'edit-failed',
  'withdrawing',
  'withdrawn',
  'externally-removed',
] as const;
export const PublicationState = z.enum(publicationStates);
export type PublicationState = z.infer<typeof PublicationState>;

/** On its way to be live: begun or waiting, and nothing is said yet of what became of it. */
export const onItsWay: readonly PublicationState[] = [
  'scheduled',
  'auth-required',
  'preparing',
  'inflight',
  'processing',
  'reconciling',
];

/** States a machine does not leave by itself. */
export const settledStates: ReadonlySet<PublicationState> = new Set([
  'published',
  'failed',
  'cancelled',
  'missed',
  'withdrawn',
  'externally-removed',
]);

/** Every lawful step, by its row in publishing.md §5. The database's trigger holds the same table; a test compares them. */
export const transitions: readonly (readonly [number, PublicationState, PublicationState])[] = [
  [3, 'scheduled', 'cancelled'],
  [4, 'scheduled', 'preparing'],
  [5, 'scheduled', 'missed'],
  [5, 'auth-required', 'missed'],
  [7, 'preparing', 'scheduled'],
  [8, 'preparing', 'auth-required'],
  [8, 'auth-required', 'scheduled'],
  [8, 'auth-required', 'cancelled'],
  [9, 'preparing', 'inflight'],
  [10, 'inflight', 'scheduled'],
  [11, 'inflight', 'published'],
  [12, 'inflight', 'processing'],
  [14, 'preparing', 'failed'],
  [14, 'inflight', 'failed'],
  [15, 'inflight', 'reconciling'],
  [17, 'processing', 'published'],
  [17, 'processing', 'failed'],
  [17, 'processing', 'reconciling'],
  [17, 'processing', 'handed-over'],
  [17, 'handed-over', 'published'],
  [17, 'handed-over', 'failed'],
  [17, 'reconciling', 'failed'],
  [18, 'reconciling', 'published'],
  [18, 'reconciling', 'handed-over'],
  [18, 'unknown', 'handed-over'],
  [19, 'reconciling', 'scheduled'],
  [19, 'preparing', 'reconciling'],
  [19, 'scheduled', 'reconciling'],
  [19, 'auth-required', 'reconciling'],
  [20, 'reconciling', 'scheduled'],
  [21, 'reconciling', 'scheduled'],
  [22, 'reconciling', 'unknown'],
  [22, 'handed-over', 'unknown'],
  [23, 'unknown', 'published'],
  [24, 'unknown', 'scheduled'],
  [25, 'unknown', 'failed'],
  [26, 'published', 'editing'],
  [26, 'editing', 'published'],
  [26, 'editing', 'edit-failed'],
  [26, 'edit-failed', 'editing'],
  [27, 'published', 'withdrawing'],
  [27, 'edit-failed', 'withdrawing'],
  [27, 'withdrawing', 'withdrawn'],
  [27, 'withdrawing', 'published'],
  [27, 'editing', 'withdrawing'],
  [29, 'published', 'externally-removed'],
  [29, 'edit-failed', 'externally-removed'],
  // Seen again: a platform had hidden it for a time.
  [29, 'externally-removed', 'published'],
  [29, 'externally-removed', 'edit-failed'],
];

/** Why a publication stands where it stands; each has a sentence in the four languages. */
const reasons = [
  'reason-none',
  'reason-waiting-for-its-time',
  'reason-waiting-for-the-account',
  'reason-waiting-for-the-platform',
  'reason-being-prepared',
  'reason-with-its-owner',
  'reason-owner-unseen',
  'reason-not-public',
  'reason-platform-said-live',
  'reason-found-on-the-account',
  'reason-owner-only',
  'reason-locked-private',
  'reason-made-private',
  'reason-person-said-live',
  'reason-person-said-live-unchecked',
  'reason-person-dropped',
  'reason-person-cancelled',
  'reason-answer-lost',
  'reason-answer-unclear',
  'reason-worker-died',
  'reason-not-found-yet',
  'reason-newer-words',
  'reason-several-candidates',
  'reason-cannot-look',
  'reason-not-sent',
  'reason-busy',
  'reason-busy-too-long',
  'reason-own-limit',
  'reason-sign-in-expired',
  'reason-not-permitted',
  'reason-content-refused',
  'reason-media-refused',
  'reason-does-not-fit',
  'reason-blocked-by-platform',
  'reason-duplicate',
  'reason-duplicate-unfound',
  'reason-too-many-tries',
  'reason-tries-in-doubt',
  'reason-missed',
  'reason-account-gone',
  'reason-content-broken',
  'reason-requester-may-not',
  'reason-withdrawn',
  'reason-withdrawal-failed',
  'reason-half-taken-down',
  'reason-stands-unsure',
  'reason-change-signed-out',
  'reason-edited',
  'reason-edited-filmless',
  'reason-edit-failed',
  'reason-edit-unknown',
  'reason-withdrawal-unknown',
  'reason-change-unanswered',
  'reason-change-given-up',
  'reason-earlier-change',
  'reason-other-words',
  'reason-not-overwritten',
  'reason-sent-again',
  'reason-sent-under-its-key',
  'reason-resend-waits',
  'reason-paused',
  'reason-platform-resting',
  'reason-gone-from-platform',
  'reason-articles-gone',
] as const;
export const Reason = z.enum(reasons);
export type Reason = z.infer<typeof Reason>;

/** The platform named a time, we leave it alone until one, or our own calls come back. */
export const restReasons: ReadonlySet<Reason> = new Set([
  'reason-busy',
  'reason-own-limit',
  'reason-platform-resting',
]);

/** With these nobody knows that the last version here is what stands there. */
export const wordsInDoubt: ReadonlySet<Reason> = new Set([
  'reason-other-words',
  'reason-not-overwritten',
  'reason-edit-unknown',
  'reason-stands-unsure',
]);

/** Of these, what says that somebody else's words stand there: whoever was shown it may write over them. */
export const wordsOfOthers: ReadonlySet<Reason> = new Set(['reason-other-words', 'reason-not-overwritten']);

/** One account's line in the publish history. Times are ISO instants. `time` is when it went live. */
export const HistoryItem = z.object({
  opp_id: z.string(),
  pkGUID: z.string(),
  parentId: z.string(),
  title: z.string(),
  /** Of a message with several articles the title of each, in their order; else empty. */
  articles: z.array(z.string()),
  /** Which of them were deleted on the platform while the rest stands, by their place from 0. */
  articlesGone: z.array(z.number().int()),
  channelid: ChannelId,
  channelName: z.string(),
  bid: z.string(),
  accountName: z.string(),
  state: PublicationState,
  reason: Reason,
  /** Where it stands, nobody but its account's owner sees it, whatever was said of it since. */
  ownerOnly: z.boolean(),
  /** What the platform said of it, in the reader's language: the sentence of its code, or its words where nobody told us what they mean. */
  detail: z.string(),
  time: z.string().nullable(),
  dueAt: z.string(),
  updatedAt: z.string(),
  nextLookAt: z.string().nullable(),
  url: z.string().nullable(),
  externalId: z.string().nullable(),
  publishedBy: z.string(),
  mayRetry: z.boolean(),
  /** A later publication tries, or tried, it once more, and was not called off. */
  triedAgain: z.boolean(),
  /** While it waits: who is editing it, and until when it does not go out for that. */
  held: z.object({ by: z.string(), until: z.string() }).nullable(),
  mayResolve: z.boolean(),
  /** Of what is unknown: when our last call cannot arrive any more; before that nobody can say that it is not there. */
  answersFrom: z.string().nullable(),
  mayWithdraw: z.boolean(),
  /** It is live, and what is live can be changed: how, `can` says. */
  mayModify: z.boolean(),
  /** What its channel lets us do with a post that is live. */
  can: Can,
  /** Taken down, its video itself is deleted with it and cannot be had back. */
  deletesFilm: z.boolean(),
  /** It has not gone live yet and can still be stopped. */
  mayCancel: z.boolean(),
  /** Somebody wants it gone; it is settled first (publishing.md row 28). */
  cancelRequested: z.boolean(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

/** How a package stands on the accounts it went to: live where anything of it stands, whatever was sent since; what is on its way, unknown (given up unseen too), or failed since and may be tried again (failedBeside) counts beside that. Where nothing stands, by its latest publication. Derived, never stored. */
export const Standing = z.object({
  total: z.number().int(),
  live: z.number().int(),
  /** Stands, and no reader sees it. */
  ownerOnly: z.number().int(),
  underWay: z.number().int(),
  unknown: z.number().int(),
  notLive: z.number().int(),
  failedBeside: z.number().int(),
  /** Somebody wanted it so. */
  takenDown: z.number().int(),
  /** Called off before it was sent. */
  cancelled: z.number().int(),
  /** Where the last may be tried again (isRetryable), whether or not an earlier one stands there. */
  retryable: z.number().int(),
});
export type Standing = z.infer<typeof Standing>;

/** One step in the life of a publication, with how we know. */
export const HistoryEvent = z.object({
  seq: z.number().int(),
  at: z.string(),
  actor: z.string(),
  fromState: PublicationState.nullable(),
  toState: PublicationState,
  reason: Reason,
  evidence: z.record(z.string(), z.unknown()),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** Proven not to be live, and nobody said to let it be: only then may it be tried again (D-08). */
export function isRetryable({ state, reason }: Pick<HistoryItem, 'state' | 'reason'>): boolean {
  return (state === 'failed' || state === 'missed') && reason !== 'reason-person-dropped';
}

/**
 * Ours, beside `again`: what its question was about, as the refusal named it in its figure `twins`. Only these are
 * confirmed; what came to stand since is asked about anew. Without it `again` holds beside one such post an account.
 */
export const ShownTwins = IdList.optional();

/** R-ENT-019. `id` is a draft's, `pkGUID` a package's; with both, the package is sent and the draft is where it came from. */
export const PublishItem = z.object({
  id: z.string().optional(),
  pkGUID: z.string().optional(),
  /** Ours: the package's revision that was looked at; any other is refused. */
  revision: z.coerce.number().int().optional(),
  /** Ours: the draft's, likewise. */
  draftrevision: z.coerce.number().int().optional(),
  bids: IdList,
  status: z.union([z.string(), z.number()]).optional(),
  oldPkGUID: z.string().optional(),
  opp_id: z.string().optional(),
  schedulePubMaterialId: z.string().optional(),
  /** A person has confirmed sending the same post to the same account again within a day. */
  again: z.boolean().optional(),
  twins: ShownTwins,
});
