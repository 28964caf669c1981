// Revoke: consents of accounts that were unbound are given back to their platforms, tried a few times and then forgotten (hostile.md §4).
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { openOutside } from './open-outside.ts';
import { findAccounts, lockAccountState } from './store/accounts.ts';
import {
  endRevocation,
  listDueRevocations,
  lockRevocation,
  postponeRevocation,
} from './store/revocations.ts';
import { unsealToken } from './unseal-token.ts';

const atOnce = 20;
/** Over six hours, each wait four times the one before. */
const triesAtMost = 6;
const firstWaitMs = 60_000;
/** While it is asked, whoever binds the account again waits. */
const timeoutMs = 10_000;
/** After a fault of our own: a token that no key here opens, until the right one is back; a database that goes away. */
const stumbleMs = 3_600_000;

/** How many were tried. */
export async function revokeGrants(context: Context): Promise<number> {
  const due = await listDueRevocations(context.db, atOnce);
  for (const accountId of due)
    try {
      await context.db.transaction().execute((tx) => revokeGrant(context, tx, accountId));
    } catch (error) {
      // One that we stumble over waits behind all others.
      context.log.error(
        { accountId, err: error },
        'the consent of an unbound account could not be given back',
      );
      await postponeRevocation(context.db, accountId, { waitMs: stumbleMs });
    }
  return due.length;
}

async function revokeGrant(context: Context, tx: Tx, accountId: string): Promise<void> {
  const { vault, channels, log } = context;
  const state = await lockAccountState(tx, accountId);
  const kept = await lockRevocation(tx, accountId);
  if (!kept) return;
  const [account] = await findAccounts(tx, [accountId]);
  const channel = channels.find((one) => one.id === account?.channelId);
  // Bound again meanwhile: some platforms would end the new consent with the old one, or gave the same token again.
  if (state !== 'removed' || !channel?.connect.revoke) return endRevocation(tx, accountId);
  const told = { accountId, channel: channel.key };
  const token = unsealToken(vault, accountId, kept.sealed);
  if (token === null) {
    log.warn(
      told,
      'the consent of an unbound account was sealed with another vault.key: it waits for that key',
    );
    return postponeRevocation(tx, accountId, { waitMs: stumbleMs });
  }
  const outside = openOutside(context, channel, { timeoutMs });
  const answer = await channel.connect.revoke(outside, token);
  if (answer.ok) {
    log.info(told, 'the consent of an unbound account was given back');
    return endRevocation(tx, accountId);
  }
  const tries = kept.tries + 1;
  const { kind, message, platformCode } = answer.failure;
  const refused = { ...told, tries, kind, platformCode, said: message };
  if (tries < triesAtMost) {
    log.info(refused, 'the consent of an unbound account is given back later');
    return postponeRevocation(tx, accountId, { tries, waitMs: firstWaitMs * 4 ** (tries - 1) });
  }
  log.warn(
    refused,
    'the consent of an unbound account was not taken back: its owner ends it at the platform',
  );
  return endRevocation(tx, accountId);
}
