// Rows go to the trash and come back one after the other; each that stays where it is is named with its reason.
import { trashKeptDays } from '@herald/contract/trash.ts';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from './call-refusal.ts';
import { tell } from './notices.ts';
import { useOfferUndo } from './use-offer-undo.tsx';

export type Named = { readonly id: string; readonly title: string };

/** They tell nothing by themselves. */
export type TrashCalls = {
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** Once after all of them. */
  readonly refresh: () => Promise<unknown>;
};

/** What a button needs to know; none of its calls rejects. */
export type TrashDeed = {
  readonly words: Readonly<Record<'question' | 'remove' | 'restore' | 'no', string>>;
  readonly onRemove: () => Promise<void>;
  readonly onRestore: () => Promise<void>;
};
export type Trash = {
  readonly ofOne: (row: Named) => TrashDeed;
  readonly ofChosen: (rows: readonly Named[]) => TrashDeed;
};

const failures = { remove: 'list.notDeleted', restore: 'list.notRestored' } as const;

export function useTrash(calls: TrashCalls): Trash {
  const { t } = useTranslation();
  const offerUndo = useOfferUndo();
  /** Answers those it was done with. */
  const doAll = async (deed: 'remove' | 'restore', rows: readonly Named[]) => {
    const done: Named[] = [];
    for (const row of rows)
      await calls[deed](row.id).then(
        () => done.push(row),
        (error: unknown) =>
          tell('error', t(failures[deed], { title: row.title, why: sentenceOf(error) ?? '' })),
      );
    await calls.refresh();
    return done;
  };
  const restore = async (rows: readonly Named[]) => {
    const done = await doAll('restore', rows);
    const [only] = done;
    if (only && done.length === 1) tell('success', t('list.restoredOne', { title: only.title }));
    if (done.length > 1) tell('success', t('list.restoredSome', { number: done.length }));
  };
  const remove = async (rows: readonly Named[]) => {
    const done = await doAll('remove', rows);
    const [only] = done;
    if (!only) return;
    const said =
      done.length === 1
        ? t('list.deletedOne', { title: only.title })
        : t('list.deletedSome', { number: done.length });
    offerUndo(said, done.map(({ id }) => id).join(','), () => restore(done));
  };
  const no = t('list.cancel');
  return {
    ofOne: (row) => ({
      words: {
        question: t('list.deleteQuestion', { title: row.title, days: trashKeptDays }),
        remove: t('list.delete'),
        restore: t('list.restore'),
        no,
      },
      onRemove: () => remove([row]),
      onRestore: () => restore([row]),
    }),
    ofChosen: (rows) => ({
      words: {
        question: t('list.deleteSomeQuestion', { number: rows.length, days: trashKeptDays }),
        remove: t('list.deleteSome'),
        restore: t('list.restoreSome'),
        no,
      },
      onRemove: () => remove(rows),
      onRestore: () => restore(rows),
    }),
  };
}
