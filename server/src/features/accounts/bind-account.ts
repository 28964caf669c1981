// Bind the chosen pages or profiles, all or none; one that was bound before is renewed and what waits for it wakes.
import { randomUUID } from 'node:crypto';
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { describeAccount } from './describe-account.ts';
import { describeAccountName } from './describe-account-name.ts';
import { describeBinding } from './describe-binding.ts';
import { sealToken } from './seal-token.ts';
import {
  findAccounts,
  findByExternalIds,
  lockAccounts,
  setAccountName,
  upsertAccount,
  type AccountRow,
} from './store/accounts.ts';
import { endOffer } from './store/consents.ts';
import { saveToken } from './store/tokens.ts';
import { unsealOffer } from './unseal-offer.ts';

/** What waits for the accounts is woken in the same transaction, by who knows what waits. */
export type Wake = (context: Context, tx: Tx, accountIds: readonly string[]) => Promise<void>;

/** `as` is the name that the one account is given here, `ownerId` the colleague it is bound for. */
export async function bindAccount(
  context: Context,
  actor: Actor,
  asked: { ticket: string; externalIds: readonly string[]; wake: Wake; as?: string; ownerId?: string },
): Promise<{ bound: ChannelBinding[] }> {
  const { departmentId } = actor;
  const { ownerId = actor.personId } = asked;
  return context.db.transaction().execute(async (tx) => {
    const { channelId, expected, offered } = await unsealOffer(context, tx, actor, {
      ticket: asked.ticket,
      lock: true,
    });
    const ids: string[] = [];
    const grantOf = grants();
    const wanted = [...new Set(asked.externalIds)].toSorted();
    const before = await describeBound(tx, channelId, wanted);
    for (const externalId of wanted) {
      const chosen = offered.find((one) => one.externalId === externalId);
      if (!chosen) throw new Refusal('not-found');
      if (chosen.because === 'account-other') throw new Refusal('account-other', { account: expected });
      if (!chosen.usable) throw new Refusal('account-unusable', { account: chosen.name });
      const id = await upsertAccount(tx, { ...chosen, channelId, ownerId, departmentId });
      if (id === undefined) throw new Refusal('account-unusable', { account: chosen.name });
      if (asked.as !== undefined) await setAccountName(tx, id, asked.as);
      const grantId = grantOf(chosen.token.refresh);
      await saveToken(tx, id, { ...sealToken(context.vault, id, chosen.token), grantId });
      ids.push(id);
    }
    await endOffer(tx, asked.ticket);
    await asked.wake(context, tx, ids);
    const rows = await findAccounts(tx, ids);
    const changes: Change[] = [];
    for (const row of rows) changes.push(await changeOf(tx, row, before.get(row.id) ?? null));
    await recordChange(tx, actor, ...changes);
    return { bound: rows.map((row) => describeBinding(context, row)) };
  });
}

/** One for each refresh token: VK gives all groups of a person the same one, which works once (channels.md §7). */
function grants(): (refresh: string | null) => string | null {
  const known = new Map<string, string>();
  return (refresh) => {
    if (refresh === null) return null;
    const grant = known.get(refresh) ?? randomUUID();
    known.set(refresh, grant);
    return grant;
  };
}

/** Those of them that are bound, by their id, as the log tells it; nobody changes them until the transaction ends. */
async function describeBound(
  tx: Tx,
  channelId: ChannelId,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Change['before']>> {
  const known = await findByExternalIds(tx, channelId, externalIds);
  const locked = await lockAccounts(
    tx,
    known.map(({ id }) => id),
  );
  const described = new Map<string, Change['before']>();
  for (const row of await findAccounts(tx, locked))
    if (row.state !== 'removed') described.set(row.id, await describeAccount(tx, row));
  return described;
}

async function changeOf(tx: Tx, row: AccountRow, before: Change['before']): Promise<Change> {
  const after = await describeAccount(tx, row);
  return {
    deed: before ? 'account.change' : 'account.create',
    subjectKind: 'account',
    subjectId: row.id,
    subject: describeAccountName(row),
    before,
    after: before ? { ...after, authorisation: 'given anew' } : after,
  };
}
