// Describe the channels: what each allows, and whether the operator has given it app keys.
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import type { Context } from '../../context.ts';

export async function describeChannels({ channels, config }: Context): Promise<CatalogueEntry[]> {
  return channels.map(({ key, rules, connect }) => ({
    rules,
    setUp: Boolean(config.channels[key]?.app),
    pasted: connect.pastedFrom !== undefined,
  }));
}
