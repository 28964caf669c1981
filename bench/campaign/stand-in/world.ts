// The three platforms' memory: accounts with tokens that rotate, posts under keys, uploads that come in pieces.
import { createHash, randomUUID } from 'node:crypto';
import type { Ledger, LedgerPost } from './ledger.ts';

export type Account = {
  readonly id: string;
  readonly platform: string;
  access: string;
  /** Empty where the platform's tokens never end. */
  refresh: string;
  accessUntil: number;
  /** The pair before: where a platform has a grace its refresh token is answered with the same new pair. */
  spent: string;
  spentUntil: number;
};
export type Upload = {
  readonly account: string;
  readonly size: number;
  received: string;
  state: 'open' | 'ready' | 'working' | 'live' | 'gone';
  post: string;
};
export type World = {
  readonly accounts: Map<string, Account>;
  readonly uploads: Map<string, Upload>;
  readonly ledger: Ledger;
  makeAccount(platform: string): Account;
  accountOf(bearer: string): Account | null;
  rotate(account: Account): void;
  /** Under a key that is known the post that stands is given back. */
  post(account: Account, what: Posting): LedgerPost;
  firstBytes(externalId: string): number;
};
export type Posting = {
  readonly text: string;
  readonly pictures: readonly string[];
  readonly key: string;
  readonly firstByteAt: number;
};

const accessLivesMs = 90_000;
/** The platform of keys forgives a refresh whose answer was lost; the one of handles does not. */
const graceMs: Readonly<Record<string, number>> = { key: 60_000, handle: 0 };

export function openWorld(ledger: Ledger): World {
  const accounts = new Map<string, Account>();
  const byAccess = new Map<string, Account>();
  const keys = new Map<string, LedgerPost>();
  const giveTokens = (account: Account) => {
    account.access = `at-${randomUUID()}`;
    account.refresh = account.platform === 'blind' ? '' : `rt-${randomUUID()}`;
    account.accessUntil = account.refresh === '' ? Number.POSITIVE_INFINITY : Date.now() + accessLivesMs;
    byAccess.set(account.access, account);
  };
  return {
    accounts,
    uploads: new Map(),
    ledger,
    makeAccount: (platform) => {
      const id = `${platform}-${accounts.size + 1}`;
      const account = { id, platform, access: '', refresh: '', accessUntil: 0, spent: '', spentUntil: 0 };
      giveTokens(account);
      accounts.set(id, account);
      return account;
    },
    accountOf: (bearer) => {
      const account = byAccess.get(bearer);
      return account && account.access === bearer && account.accessUntil > Date.now() ? account : null;
    },
    rotate: (account) => {
      account.spent = account.refresh;
      account.spentUntil = Date.now() + (graceMs[account.platform] ?? 0);
      giveTokens(account);
    },
    post: (account, { text, pictures, key, firstByteAt }) => {
      const before = key === '' ? undefined : keys.get(`${account.id} ${key}`);
      if (before) return before;
      const made: LedgerPost = {
        platform: account.platform,
        account: account.id,
        externalId: `${account.platform}-post-${ledger.posts.size + 1}`,
        text,
        mediaSha256s: pictures.map((bytes) =>
          createHash('sha256').update(Buffer.from(bytes, 'base64')).digest('hex'),
        ),
        requestFirstByteAt: new Date(firstByteAt).toISOString(),
        appliedAt: new Date().toISOString(),
      };
      ledger.posts.set(made.externalId, made);
      if (key !== '') keys.set(`${account.id} ${key}`, made);
      return made;
    },
    firstBytes: (externalId) => Date.parse(ledger.posts.get(externalId)?.requestFirstByteAt ?? ''),
  };
}
