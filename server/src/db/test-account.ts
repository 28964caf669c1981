// An account made at the sandbox and bound as a finished consent would bind it, for tests and campaigns.
import type { Account, Channel, Token } from '@herald/channels/channel.ts';
import { rows } from '@herald/channels/conformance-table.ts';
import { channels } from '@herald/channels/registry.ts';
import { z } from 'zod';
import type { Actor, Context } from '../context.ts';
import type { Tx } from './client.ts';
import { loadAccount } from '../features/accounts/load-account.ts';
import { markAccountStale } from '../features/accounts/mark-account-stale.ts';
import { sealToken } from '../features/accounts/seal-token.ts';
import { setAccountState, upsertAccount } from '../features/accounts/store/accounts.ts';
import { saveToken } from '../features/accounts/store/tokens.ts';

export type Platform = 'wechat' | 'weibo' | 'facebook' | 'twitter' | 'linkedin';
/** `person` is whoever consents for it at the sandbox. */
export type TestAccount<P extends string = Platform> = {
  id: string;
  platform: P;
  externalId: string;
  person: string;
};
type Sandbox = { host: string; fetch: (url: string, init: RequestInit) => Promise<Response> };

const Made = z.object({
  externalId: z.string(),
  name: z.string(),
  username: z.string().optional(),
  personId: z.string().optional(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  deviceId: z.string().optional(),
  expiresInSeconds: z.number().nullable(),
});

export async function bindTestAccount<P extends string = Platform>(
  context: Context,
  owner: Actor,
  sandbox: Sandbox,
  platform: P,
  more: Readonly<Record<string, unknown>> = {},
): Promise<TestAccount<P>> {
  const answer = await sandbox.fetch(`${sandbox.host}/_accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform, name: `Test ${platform}`, ...more }),
  });
  const made = Made.parse(await answer.json());
  const channel = [...context.channels, ...channels].find((one) => one.key === platform);
  if (!channel) throw new Error(`no channel ${platform}`);
  const { externalId, name, username, accessToken, expiresInSeconds } = made;
  const row = rows.find((one) => one.channelId === channel.id);
  const refresh = row?.keptRefresh?.(made) ?? made.refreshToken ?? null;
  const token = { access: accessToken, refresh, expiresInSeconds, scopes: [] };
  const shown = { externalId, name, screenName: username ?? name, pageIds: '', avatar: null };
  const id = await bindOffered(context, owner, channel, { ...shown, token });
  return { id, platform, externalId, person: made.personId ?? externalId };
}

/** What a consent offered, kept as the person who began it would have kept it; gives its id. */
export async function bindOffered(
  context: Context,
  owner: Actor,
  channel: Channel,
  { token, ...shown }: Account,
): Promise<string> {
  const owned = { ownerId: owner.personId, departmentId: owner.departmentId };
  const { externalId, name, screenName, pageIds, avatar } = shown;
  const row = { externalId, name, screenName, pageIds, avatar, ...owned, channelId: channel.id };
  const id = await upsertAccount(context.db, row);
  if (id === undefined) throw new Error('the account belongs to another department');
  await saveToken(context.db, id, sealToken(context.vault, id, token));
  return id;
}

/** Its owner consented again; without a new token the one before is still good. What waited is woken in the same transaction. */
export async function bindTestAccountAgain(
  context: Context,
  id: string,
  wake: (context: Context, tx: Tx, accountIds: readonly string[]) => Promise<void>,
  fresh?: Token,
): Promise<void> {
  const loaded = await loadAccount(context, id);
  if (!loaded) throw new Error(`account ${id} was never bound`);
  await context.db.transaction().execute(async (tx) => {
    await saveToken(tx, id, sealToken(context.vault, id, fresh ?? loaded.account.token));
    await setAccountState(tx, id, 'usable');
    await wake(context, tx, [id]);
  });
}

/** Its platform refused the token it has now. */
export async function refuseTestToken(context: Context, id: string): Promise<void> {
  const loaded = await loadAccount(context, id);
  if (!loaded) throw new Error(`account ${id} was never bound`);
  await markAccountStale(context, id, loaded.account.token);
}
