// Unseal what a finished consent offers, and say which of it this department cannot bind.
import type { Offered } from '@herald/channels/channel.ts';
import { ChannelId } from '@herald/contract/channel-ids.ts';
import { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { tryUnseal } from '../../vault.ts';
import { findAccounts, findByExternalIds } from './store/accounts.ts';
import { findOffer } from './store/consents.ts';

const Kept = z.array(
  z.object({
    externalId: z.string(),
    name: z.string(),
    screenName: z.string(),
    pageIds: z.string(),
    avatar: z.string().nullable(),
    token: z.object({
      access: z.string(),
      refresh: z.string().nullable(),
      expiresInSeconds: z.number().nullable(),
      scopes: z.array(z.string()),
      renewsForSeconds: z.number().optional(),
    }),
    usable: z.boolean(),
    because: z.string(),
    role: z.string().optional(),
    refused: z.object({ platformCode: z.string(), message: z.string() }).optional(),
  }),
);

/** `expected` is the name of the one account that may come back, empty where any may. */
type Offer = { channelId: ChannelId; expected: string; offered: Offered[] };

/** With a lock nobody else binds from the same ticket meanwhile. */
export async function unsealOffer(
  context: Context,
  db: Executor,
  actor: Actor,
  { ticket, lock }: { ticket: string; lock: boolean },
): Promise<Offer> {
  const row = await findOffer(db, { ticket, personId: actor.personId, lock });
  const plain = row && tryUnseal(context.vault, row.sealed, `offer|${ticket}`);
  if (!row || plain === undefined || plain === null) throw new Refusal('not-found');
  const channelId = ChannelId.parse(row.channelId);
  const offered = Kept.parse(JSON.parse(plain));
  const bound = await findByExternalIds(
    db,
    channelId,
    offered.map((one) => one.externalId),
  );
  const elsewhere = bound.filter((one) => one.departmentId !== actor.departmentId && one.state !== 'removed');
  const taken = new Set(elsewhere.map((one) => one.externalId));
  const [expected] = await findAccounts(db, row.accountId === null ? [] : [row.accountId]);
  return {
    channelId,
    expected: expected?.name ?? '',
    offered: offered.map((one) => {
      if (taken.has(one.externalId)) return { ...one, usable: false, because: 'account-elsewhere' };
      const isOther = expected !== undefined && expected.externalId !== one.externalId;
      return isOther ? { ...one, usable: false, because: 'account-other' } : one;
    }),
  };
}
