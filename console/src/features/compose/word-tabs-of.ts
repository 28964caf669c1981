// Which channels have a tab of words: those it goes to, and whoever has own words already, so that none are hidden while nobody is chosen.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry, ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import { hasOwn, ownFields } from '@herald/contract/own-words.ts';

export type TabsAsk = {
  readonly content: Pick<Composition, 'ownWords'>;
  /** Of those it goes to. */
  readonly rules: readonly ChannelRules[];
  readonly catalogue: readonly CatalogueEntry[];
  /** It stays while it is open, though its last own words were given back. */
  readonly open: ChannelId | null;
};

export function wordTabsOf({ content, rules, catalogue, open }: TabsAsk): readonly ChannelRules[] {
  const others = catalogue
    .map((entry) => entry.rules)
    .filter(({ channelId }) => rules.every((rule) => rule.channelId !== channelId));
  return [...rules, ...others.filter((rule) => rule.channelId === open || isCustomised(content, rule))];
}

export function isCustomised(
  content: Pick<Composition, 'ownWords'>,
  { channelId }: Pick<ChannelRules, 'channelId'>,
): boolean {
  return ownFields.some((field) => hasOwn(content, channelId, field));
}
