// Retry only what is proven not to be live, as new publications that name the old ones (D-08).
import { dayMs } from '@herald/contract/constants.ts';
import { isRetryable } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus, readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { findTwin, findPublication, insertPublication, listOfPackage } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { readFence } from './store/lanes.ts';

export async function retryPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Publication[]> {
  return context.db.transaction().execute(async (tx) => {
    const one = await findPublication(tx, id);
    const all = one ? [one] : await listOfPackage(tx, id);
    authoriseTouch(actor, all[0]?.department_id);
    const again = all.filter(isRetryable);
    if (again.length === 0) throw new Refusal('not-retryable');
    const at = await readClock(tx);
    const queued: Publication[] = [];
    for (const old of again.toSorted((a, b) => a.account_id.localeCompare(b.account_id))) {
      const [account] = await findUsableAccounts(context, tx, actor, [old.account_id]);
      await readFence(tx, old.account_id);
      // Retried before, or sent by another way meanwhile: never a second one.
      const twin = await findTwin(tx, old.account_id, old.fingerprint, new Date(at.getTime() - dayMs));
      if (twin && one)
        throw new Refusal('already-on-its-way', { account: account?.name ?? '', publication: twin.id });
      if (twin) continue;
      queued.push(await insertPublication(tx, copyOf(old, actor, at)));
      await context.queue(tx, advancePublication, { accountId: old.account_id });
    }
    return queued;
  });
}

function copyOf(old: Publication, actor: Actor, at: Date) {
  return {
    package_id: old.package_id,
    draft_id: old.draft_id,
    account_id: old.account_id,
    channel_id: old.channel_id,
    requested_by: actor.personId,
    department_id: old.department_id,
    content_version: old.content_version,
    repeat_no: old.repeat_no,
    title: old.title,
    post: JSON.stringify(old.post),
    fingerprint: old.fingerprint,
    due_at: at,
    expires_at: new Date(at.getTime() + dayMs),
    wake_at: nowPlus(0),
    retry_of: old.id,
    actor: actor.name,
    evidence: JSON.stringify({ requestedBy: actor.account, retryOf: old.id }),
  };
}
