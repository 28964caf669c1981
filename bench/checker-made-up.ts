// Made-up facts for the checker's tests: one publication that went live at its first call.
import type { AttemptFact, EventFact, Facts, PublicationFact } from './checker-facts.ts';
import type { PostFact, RequestFact } from './checker-ledger.ts';

export const publication: PublicationFact = {
  id: 'p1',
  platform: 'facebook',
  account: 'page',
  state: 'published',
  reason: 'reason-platform-said-live',
  externalId: 'e1',
  text: 'Bells tkn-1',
  edits: [],
  media: [],
  filmTaken: false,
  due: 1_000,
  expires: 86_401_000,
  expiries: [],
  toldUnknown: false,
  toldChangeUnknown: false,
  toldLive: 1,
};
export const post: PostFact = {
  platform: 'facebook',
  account: 'page',
  externalId: 'e1',
  text: 'Bells tkn-1',
  media: [],
  isPublic: true,
  firstByte: 1_500,
  applied: 1_510,
  removed: false,
};
export const send: RequestFact = {
  platform: 'facebook',
  account: 'page',
  operation: 'facebook.publish',
  at: 1_500,
  words: '{"message":"Bells tkn-1"}',
  fault: '',
  answer: 'accepted',
};
export const attempt: AttemptFact = {
  publication: 'p1',
  n: 1,
  outcome: 'live',
  platform: 'facebook',
  account: 'page',
  sent: 1_450,
  left: 1_450,
  ended: 1_600,
};
export const chain = (...states: string[]): EventFact[] =>
  states.map((to, index) => ({
    id: 'p1',
    seq: index + 1,
    at: 1_000 + index * 200,
    from: states[index - 1] ?? null,
    to,
    reason: 'reason-none',
    answer: null,
  }));
export const clean: Facts = {
  publications: [publication],
  events: chain('scheduled', 'preparing', 'inflight', 'published'),
  attempts: [attempt],
  posts: [post],
  requests: [send],
  moves: [],
  untold: 0,
  leaves: [],
  patience: { answer: 0, quiet: 0, send: 100, key: 3_600_000 },
};
