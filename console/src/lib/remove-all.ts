// Removes several rows one after the other, and tells once what became of them: each that stays is named with its reason.
import type { TFunction } from 'i18next';
import { sentenceOf } from './call-refusal.ts';
import { tell } from './notices.ts';

export type Named = { readonly id: string; readonly title: string };

/** Never rejects. `remove` tells nothing by itself. */
export async function removeAll(
  t: TFunction,
  rows: readonly Named[],
  remove: (id: string) => Promise<unknown>,
): Promise<void> {
  let removed = 0;
  for (const { id, title } of rows) {
    try {
      await remove(id);
      removed += 1;
    } catch (error) {
      tell('error', t('list.notDeleted', { title, why: sentenceOf(error) ?? '' }));
    }
  }
  if (removed === 0) return;
  tell('success', rows.length === 1 ? t('list.done') : t('list.deletedSome', { number: removed }));
}
