// Change what content is filed under: one change of a kind at a time, noted, and known to every process where it keeps it in memory.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { changeSettings } from './change-settings.ts';
import { findShelf, type FoundShelf } from './find-shelf.ts';
import { allTerms, holdTerms, type Shelf, type TermRow } from './store/terms.ts';

type Noted = Pick<Change, 'subjectId' | 'subject' | 'before' | 'after'> & {
  how: 'create' | 'change' | 'remove';
};
type Held = FoundShelf & { terms: readonly TermRow[] };

/** Errors: not-found for a channel that is none. Null from `work`: nothing was changed. */
export async function changeTerms(
  context: Context,
  actor: Actor,
  asked: Shelf,
  work: (tx: Tx, held: Held) => Promise<Noted | null>,
): Promise<void> {
  const found = findShelf(context, asked);
  const { where } = found;
  const { kind } = found.shelf;
  const act = async (tx: Tx) => {
    await holdTerms(tx, found.shelf);
    const noted = await work(tx, { ...found, terms: await allTerms(tx, found.shelf) });
    if (!noted) return;
    const { how, before, after, ...subject } = noted;
    await recordChange(tx, actor, {
      ...subject,
      deed: `${kind}.${how}`,
      subjectKind: kind,
      before: before && { ...where, ...before },
      after: after && { ...where, ...after },
    });
  };
  // Classes are part of a channel's rules, which every process has in memory.
  if (kind === 'class') await changeSettings(context, act);
  else await context.db.transaction().execute(act);
}
