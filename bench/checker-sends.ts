// Which publication each irreversible call was for: by the words it carried, else by the attempt its account was at.
import type { Facts, PublicationFact } from './checker-facts.ts';
import type { PostFact, RequestFact } from './checker-ledger.ts';

/** `key` is that of the publication and of its post; null for a call that none of our records explains. */
export type Send = RequestFact & { readonly key: string | null };

/** Every text holds one of these, and no two packages the same. */
const tokenShape = /tkn-[0-9a-z-]+/;

/** A post without words is known by the first of its files: no two are alike. */
export function keyOf({ platform, text, media }: Pick<PostFact, 'platform' | 'text' | 'media'>): string {
  return `${platform} ${tokenShape.exec(text)?.[0] ?? media[0] ?? text}`;
}

/**
 * Instagram and WeChat are told a handle only, YouTube and TikTok get the last piece of a file: there an account has one
 * attempt at a time, whose marker was written before its first byte (publishing.md I1, I2).
 */
export function sendsOf({ requests, attempts, publications }: Facts): Send[] {
  const keys = new Map(publications.map((one): [string, string] => [one.id, keyOf(one)]));
  const lanes = grouped(attempts, laneOf);
  return requests.filter(isSend).map((send) => {
    const token = tokenShape.exec(send.words)?.[0];
    if (token !== undefined) return { ...send, key: `${send.platform} ${token}` };
    // The sandbox writes whole milliseconds.
    const meant = (lanes.get(laneOf(send)) ?? []).findLast(({ left }) => left <= send.at + 1);
    return { ...send, key: meant ? (keys.get(meant.publication) ?? null) : null };
  });
}

export function laneOf({ platform, account }: Pick<PublicationFact, 'platform' | 'account'>): string {
  return `${platform} ${account}`;
}

function isSend({ platform, operation }: RequestFact): boolean {
  return operation === `${platform}.publish`;
}

export function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}
