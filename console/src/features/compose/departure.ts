// Which of the chosen accounts can be sent to now, and which stay behind and why: what only one channel refuses stops only its accounts.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry, ChannelRules } from '@herald/contract/channels.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { recipientOf } from '../../lib/recipient-of.ts';
import { whyUnusable, type Unusable } from './choose-accounts.ts';
import { leftFor } from './server-problems.ts';

export type LeftOut = {
  readonly account: ChannelBinding;
  readonly because:
    | { readonly kind: 'unusable'; readonly why: Unusable }
    | { readonly kind: 'fault'; readonly fault: Problem };
};

/** Both in the order in which they were chosen. */
export type Departure = {
  readonly going: readonly ChannelBinding[];
  readonly leftOut: readonly LeftOut[];
};

/** Null where something is wrong that is no channel's own: then nothing goes anywhere. */
export function departureOf(
  chosen: readonly ChannelBinding[],
  problems: readonly Problem[],
  catalogue: readonly CatalogueEntry[],
): Departure | null {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.some((fault) => !chosen.some((account) => concerns(fault, account)))) return null;
  const leftOut = chosen.flatMap((account): LeftOut[] => {
    const why = whyUnusable(account, catalogue);
    if (why !== null) return [{ account, because: { kind: 'unusable', why } }];
    const fault = errors.find((one) => concerns(one, account));
    return fault ? [{ account, because: { kind: 'fault', fault } }] : [];
  });
  const stays = new Set(leftOut.map(({ account }) => account.id));
  return { going: chosen.filter(({ id }) => !stays.has(id)), leftOut };
}

/** A choice that only pages and groups refuse is none of a person's account on the same channel. */
function concerns({ code, channelId }: Problem, account: ChannelBinding): boolean {
  if (channelId !== account.channelid) return false;
  return code !== 'choice-not-for-pages' || recipientOf(account).isPage;
}

/** Some go and some do not. */
export function isPart(departure: Departure | null): departure is Departure {
  return departure !== null && departure.going.length > 0 && departure.leftOut.length > 0;
}

export function countsOf({ going, leftOut }: Departure): { readonly count: number; readonly all: number } {
  return { count: going.length, all: going.length + leftOut.length };
}

/** Of what is allowed and found, that of the channels it goes to: what stays behind is nothing to mind. */
export function ofGoing(
  { going }: Departure,
  { rules, problems }: { readonly rules: readonly ChannelRules[]; readonly problems: readonly Problem[] },
) {
  const there = rules.filter(({ channelId }) => going.some(({ channelid }) => channelid === channelId));
  return { rules: there, problems: leftFor(problems, there) };
}
