// What every stand-in must be able to do, so that doors, faults and the overview need not know which one it is.
import type { Answer, Call } from './call.ts';
import type { JsonRecord } from './json.ts';
import type { PlatformName } from './ledger.ts';

export type Operation =
  | 'consent'
  | 'token'
  | 'who'
  | 'publish'
  | 'photo'
  | 'media'
  | 'upload'
  | 'status'
  | 'cover'
  | 'quota'
  | 'list'
  | 'read'
  | 'figures'
  | 'edit'
  | 'delete'
  | 'search'
  | 'reader';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** By its call where one address serves several, as the pieces of a file do. */
  operation: Operation | ((call: Call) => Operation);
  /** The external account a fault may be aimed at. */
  account?: (call: Call) => string | undefined;
  answer: (call: Call) => Answer | Promise<Answer>;
}

/** How this platform words the refusals that a fault can ask for. */
export interface Refusals {
  serverError: () => Answer;
  unauthorized: () => Answer;
  duplicate: () => Answer;
  rateLimited: (status: number) => Answer;
  notFound: (call: Call) => Answer;
  /** What stands and may not be seen with this token: some platforms say the same of what does not stand. */
  unseen: (call: Call) => Answer;
  badRequest: (message: string) => Answer;
}

export interface ShownAccount {
  externalId: string;
  name: string;
  posts: { text: string; address: string; createdAtMs: number; pictures: number }[];
}

export interface Platform {
  name: PlatformName;
  title: string;
  prefix: string;
  routes: Route[];
  refusals: Refusals;
  accounts: () => ShownAccount[];
  createAccount: (wanted: JsonRecord) => JsonRecord | { problem: string };
  expireTokens: (account: string, alsoRefresh: boolean) => number;
  /** Where posts wait for their owner: he finishes all of them, for everybody or for his friends alone; says how many. */
  finish?: (account: string, isForFriends: boolean) => number;
  wipePosts: () => void;
  wipeAccounts: () => void;
}
