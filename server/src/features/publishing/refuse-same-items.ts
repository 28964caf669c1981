// Refuse items of one call that say the same to one account: it would show that twice, and nobody was asked.
import { refuseItemTwice } from './refuse-item-twice.ts';
import type { Beside } from './refuse-twins.ts';

/** The item's number in its call, the first is 1, and those of what the same call queued before it, by publication. */
export type InCall = { readonly item: number; readonly before: ReadonlyMap<string, number> };
type Going = Beside & { readonly identity: { readonly article_fingerprints: readonly string[] } };

/** Before refuse-twins.ts: what that would name is undone with this call, and stands in no history. */
export function refuseSameItems(places: readonly Going[], { item, before }: InCall): void {
  for (const { account, twins, identity } of places) {
    const articles = identity.article_fingerprints;
    // A message carries all items of its call.
    const second = articles.findIndex((print, place) => articles.indexOf(print) < place);
    const first = articles.indexOf(articles[second] ?? '');
    if (second > 0) refuseItemTwice(second + 1, first + 1, account);
    for (const { id } of twins) {
      const other = before.get(id);
      if (other !== undefined) refuseItemTwice(item, other, account);
    }
  }
}
