// Publish a batch: an ordered list in one go (D-09), as one message where the channel has such, else one after the other.
import { permits, signs } from '@herald/contract/permissions.ts';
import { problem, type Problem } from '@herald/contract/problems.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findUsableAccounts, type UsableAccount } from '../accounts/find-usable-accounts.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { describeQueued } from './describe-queued.ts';
import { findChannel } from './find-channel.ts';
import { queuePublications, type ContentSource, type Source } from './queue-publications.ts';
import { refuseSamePackages } from './refuse-same-packages.ts';
import type { Confirmed } from './refuse-twins.ts';
import { readFences } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

/** R-ENT-020: each of `pkGUIDs` is a package's or a draft's. `revisions` by that id, where its sender has seen one. */
type Batch = Confirmed & {
  pkGUIDs: readonly string[];
  revisions?: Readonly<Record<string, number>> | undefined;
  bids: readonly string[];
};

export async function publishBatch(
  context: Context,
  actor: Actor,
  { pkGUIDs, revisions = {}, bids, again, twins }: Batch,
  from: ContentSource,
): Promise<Publication[]> {
  return context.db.transaction().execute(async (tx) => {
    const accounts = await findUsableAccounts(context, tx, actor, bids);
    refuse(faultsOf(context, pkGUIDs, accounts));
    const whole = accounts.filter((one) => articlesAtMost(context, one) !== null);
    const single = accounts.filter((one) => articlesAtMost(context, one) === null);
    if (single.length > 0 && !permits({ anyOf: [signs.arranges] }, actor.signs))
      throw new Refusal('forbidden');
    await from.holdDrafts(
      tx,
      actor,
      pkGUIDs.map((either) => ({ either })),
    );
    const sources: Source[] = [];
    for (const either of pkGUIDs) {
      const revision = revisions[either];
      sources.push(await from.readPackage(context, tx, actor, { either, revision }));
    }
    const accountIds = accounts.map(({ id }) => id);
    refuseSamePackages(
      sources.map(({ packageId }) => ({ packageId, accountIds })),
      accounts,
    );
    // Of one message and of single posts alike, before the first of them is queued.
    await readFences(tx, accountIds);
    const dueAt = await readClock(tx);
    const before = new Map<string, number>();
    const behind = new Map<string, string>();
    const queue = async (
      source: Source,
      to: readonly UsableAccount[],
      more: { later?: Source[]; place: number },
    ) => {
      const item = more.place + 1;
      const made = await queuePublications(context, tx, actor, {
        ...source,
        accountIds: to.map(({ id }) => id),
        // An account takes its posts by their time.
        dueAt: new Date(dueAt.getTime() + more.place),
        schedule: null,
        confirmed: { again, twins },
        inCall: { item, before },
        behind,
        ...(more.later ? { later: more.later } : {}),
      });
      for (const { id, account_id: accountId } of made) {
        before.set(id, item);
        behind.set(accountId, id);
      }
      return made;
    };
    const [first, ...later] = sources;
    const queued = first && whole.length > 0 ? await queue(first, whole, { later, place: 0 }) : [];
    if (single.length > 0)
      for (const [place, source] of sources.entries())
        queued.push(...(await queue(source, single, { place })));
    await claimTurn(tx, actor, describeQueued(queued));
    return queued;
  });
}

function articlesAtMost(context: Context, { channelId }: UsableAccount): number | null {
  return findChannel(context, channelId).rules.articlesAtMost ?? null;
}

function faultsOf(
  context: Context,
  pkGUIDs: readonly string[],
  accounts: readonly UsableAccount[],
): Problem[] {
  if (pkGUIDs.length === 0) return [problem('nothing-to-publish', 'text')];
  const count = pkGUIDs.length;
  return accounts.flatMap((account) => {
    const limit = articlesAtMost(context, account) ?? count;
    const channel = findChannel(context, account.channelId).rules.name;
    const figures = { channel, limit, count };
    return count > limit ? [problem('articles-too-many', 'accounts', { figures })] : [];
  });
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refusal('content-refused', {}, problems);
}
