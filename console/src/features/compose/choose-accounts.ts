// Which accounts stand chosen after a click: WeChat goes alone, whichever way it is chosen (R-PUB-004 to R-PUB-009).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';

const wechat: ChannelId = 17;

export function isWechat({ channelid }: Pick<ChannelBinding, 'channelid'>): boolean {
  return channelid === wechat;
}

export type Unusable = 'authorise-again' | 'not-set-up' | 'not-offered';

/** Why an account cannot be chosen, or null. */
export function whyUnusable(account: ChannelBinding, catalogue: readonly CatalogueEntry[]): Unusable | null {
  const entry = catalogue.find(({ rules }) => rules.channelId === account.channelid);
  if (!entry) return 'not-offered';
  if (!entry.setUp) return 'not-set-up';
  return account.usable ? null : 'authorise-again';
}

/** Choosing WeChat last keeps only WeChat; choosing another channel afterwards drops it. */
export function toggled(
  accounts: readonly ChannelBinding[],
  chosen: readonly string[],
  id: string,
): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const isWechat = (one: string) => accounts.find((account) => account.id === one)?.channelid === wechat;
  return [...chosen.filter((one) => isWechat(one) === isWechat(id)), id];
}

/** Select-all has to ask when both kinds are there (R-PUB-007). */
export function mustAsk(accounts: readonly ChannelBinding[]): boolean {
  const kinds = new Set(accounts.map((account) => account.channelid === wechat));
  return kinds.size > 1;
}

export function allOf(accounts: readonly ChannelBinding[], kind: 'other' | 'wechat'): string[] {
  return accounts
    .filter((account) => (account.channelid === wechat) === (kind === 'wechat'))
    .map(({ id }) => id);
}

/** D-11: all that are suggested, with what is chosen already; of both kinds only the kind of the first is taken. */
export function withSuggested(
  accounts: readonly ChannelBinding[],
  chosen: readonly string[],
  suggested: readonly ChannelBinding[],
): string[] {
  const [first] = suggested;
  const kind = first?.channelid === wechat ? 'wechat' : 'other';
  return allOf(suggested, kind)
    .filter((id) => !chosen.includes(id))
    .reduce<string[]>((before, id) => toggled(accounts, before, id), [...chosen]);
}

/** Every account of the one kind there is. */
export function all(accounts: readonly ChannelBinding[]): string[] {
  return accounts.map(({ id }) => id);
}

/** Channel name plus account name (R-COMP-008). */
export function labelOf(account: ChannelBinding): string {
  return `${account.channel.name} ${account.name}`;
}

export function matching(accounts: readonly ChannelBinding[], words: string): readonly ChannelBinding[] {
  const wanted = words.trim().toLowerCase();
  return wanted === ''
    ? accounts
    : accounts.filter((account) => labelOf(account).toLowerCase().includes(wanted));
}
