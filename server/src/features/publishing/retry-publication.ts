// Retry only what is proven not to be live, as new publications that name the old ones (D-08).
import { say } from '@herald/contract/sentences/say.ts';
import type { Evidence } from '@herald/contract/evidence.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { isRetryable } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { describeAccountName } from '../accounts/describe-account-name.ts';
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { copyPublication } from './copy-publication.ts';
import { describeQueued } from './describe-queued.ts';
import { identifySent } from './identify-sent.ts';
import { findItem, type Item } from './find-item.ts';
import { findTwins } from './find-twins.ts';
import { listPrints } from './list-prints.ts';
import { refuseTwins } from './refuse-twins.ts';
import { refuseUnlooked, type Unlooked } from './refuse-unlooked.ts';
import { refuseWaitingWords } from './refuse-waiting-words.ts';
import { listOfItems } from './store/items.ts';
import { isOfItem, itemsIn, packagesIn } from './store/parts.ts';
import { findPublication, insertPublication, listOfPackage } from './store/publications.ts';
import { isGone, type Publication } from './store/rows.ts';
import { readFences } from './store/lanes.ts';
import { listOlderThanRestore } from './store/restores.ts';
import { withdrawable } from './store/schedules.ts';

/** Not tried now; `message` says why, and what to do. */
type Left = OutputOf<typeof publishingEndpoints.restart>['left'][number];

/** Of a package what can be tried is tried, and the rest is named; nothing at all is a refusal. What was confirmed when the first try was made holds for the next; what its account shows since, a person confirms for this one (`again`). */
export async function retryPublication(
  context: Context,
  actor: Actor,
  { id, ...confirmed }: InputOf<typeof publishingEndpoints.restart>,
): Promise<{ queued: Publication[]; left: Left[] }> {
  return context.db.transaction().execute(async (tx) => {
    const one = await findPublication(tx, id);
    const packageId = one?.package_id ?? id;
    const before = await listOfPackage(tx, packageId);
    authoriseTouch(actor, before[0]?.department_id);
    if (!(one ? [one] : before).some(isRetryable)) throw new Refusal('not-retryable');
    const known = one ? [one] : before.filter((old) => isRetryable(old) && isLatest(old, before));
    const at = await readClock(tx);
    await readFences(
      tx,
      known.map(({ account_id: accountId }) => accountId),
    );
    const queued: Publication[] = [];
    const standing: Publication[] = [];
    const refused: { old: Publication; refusal: Refusal }[] = [];
    const older = await listOlderThanRestore(
      tx,
      known.map((old) => old.id),
    );
    const unlooked: Unlooked[] = [];
    const overtaken = (one ? [] : before).filter((old) => isRetryable(old) && !known.includes(old));
    for (const old of known) {
      // The lanes' rows are locked first; who was faster is among these, and what their messages carried besides.
      const item = await findItem(tx, itemsIn(old));
      const beside = await listOfItems(tx, old.account_id, item);
      if (!one && !isLatest(old, beside, item)) {
        overtaken.push(old);
        continue;
      }
      const accounts = await findUsableAccounts(context, tx, actor, [old.account_id]).catch(refusalIn);
      if (accounts instanceof Refusal) {
        refused.push({ old, refusal: accounts });
        continue;
      }
      const [account] = accounts;
      // Retried before, or sent by another way meanwhile.
      const found = await findTwins(tx, old.account_id, identifySent(old), { confirmed: old.said_no });
      const since = beside.filter((other) => isSuccessor(other, old));
      const twins = [...found, ...since.filter((other) => !found.some((twin) => twin.id === other.id))];
      if (twins.length > 0 && !one) {
        standing.push(old);
        continue;
      }
      const planned = await refuseWaitingWords(tx, old).catch(refusalIn);
      if (planned instanceof Refusal) {
        refused.push({ old, refusal: planned });
        continue;
      }
      const name = account ? describeAccountName(account) : '';
      refuseTwins([{ account: name, twins }], confirmed);
      if (older.has(old.id)) unlooked.push({ account: name, id: old.id });
      queued.push(
        await insertPublication(tx, {
          ...(await copyPublication(tx, old, at)),
          requested_by: actor.personId,
          retry_of: old.id,
          actor: actor.name,
          evidence: JSON.stringify({ requestedBy: actor.account, retryOf: old.id } satisfies Evidence),
        }),
      );
      await context.queue(tx, advancePublication, { accountId: old.account_id, channelId: old.channel_id });
    }
    refuseUnlooked(unlooked, confirmed);
    const [first] = refused;
    if (first && queued.length === 0) throw first.refusal;
    // Nothing was left to try: where other words wait in its stead they are named.
    if (queued.length === 0) for (const old of overtaken) await refuseWaitingWords(tx, old);
    // Of what was tried again before, or stands by another way, somebody hears only where there was nothing else.
    const settled = queued.length === 0 ? [...overtaken, ...standing] : [];
    const left = [...refused, ...settled.map((old) => ({ old, refusal: new Refusal('not-retryable') }))].map(
      (one) => describeLeft(actor, one),
    );
    await claimTurn(tx, actor, { ...describeQueued(queued), left });
    return { queued, left };
  });
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function describeLeft(actor: Actor, { old, refusal }: { old: Publication; refusal: Refusal }): Left {
  const { id, account_id: bid, state } = old;
  return { id, bid, state, message: say(actor.language, refusal.code, refusal.figures) };
}

const none: Item = { packageIds: [], draftIds: [] };

/** What was tried again since, or published anew, is what its account shows; the ones before it are history. Of its draft in another package only what has gone out: a plan is named. */
function isLatest(old: Publication, ofItem: readonly Publication[], item: Item = none): boolean {
  const since = ofItem.filter((other) => other.account_id === old.account_id && other.said_no > old.said_no);
  const packages = packagesIn(old);
  const isSharing = (other: Publication) => packagesIn(other).some((id) => packages.includes(id));
  const hasGoneOut = (other: Publication) => !isGone(other) && !withdrawable.includes(other.state);
  return !since.some((other) => isSharing(other) || (isOfItem(other, item) && hasGoneOut(other)));
}

/** The same post, or one of the articles of both, sent since and not proven to be absent: however long ago that was. */
function isSuccessor(other: Publication, old: Publication): boolean {
  return other.said_no > old.said_no && isSame(other, old) && !isGone(other);
}

function isSame(other: Publication, old: Publication): boolean {
  const prints = listPrints(old);
  return listPrints(other).some((print) => prints.includes(print));
}
