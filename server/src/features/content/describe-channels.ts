// Describe the channels: what each allows, and whether the operator has given it app keys.
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import type { Context } from '../../context.ts';
import { appOf } from '../../own-settings.ts';

export async function describeChannels(context: Context): Promise<CatalogueEntry[]> {
  return context.channels.map(({ key, rules, connect }) => ({
    rules,
    setUp: appOf(context, key) !== null,
    pasted: connect.pastedFrom !== undefined,
  }));
}
