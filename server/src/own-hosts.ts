// Own hosts: a channel that takes a link's thumbnail only of its owner learns from the settings which sites are ours (C-55).
import type { Channel } from '@herald/channels/channel.ts';

/** Said in the rules, so that composer, checks and preview know it as data. */
export function withOwnHosts(channels: readonly Channel[], hosts: readonly string[]): Channel[] {
  return channels.map((channel) => {
    const { rules } = channel;
    return rules.linkCoverHosts ? { ...channel, rules: { ...rules, linkCoverHosts: [...hosts] } } : channel;
  });
}
