// The newsroom's accounts on each platform, bound as a finished consent leaves them.
import type { Actor, Context } from '@herald/server/context.ts';
import { bindOffered, bindTestAccount, type TestAccount } from '@herald/server/db/test-account.ts';
import { consentTo } from './consent.ts';
import { channelOf, platformOf, type Played } from './played.ts';

/** An account of the newsroom, and whom of the played it belongs to. */
export type Bound = TestAccount<string> & { readonly played: Played };

/** So soon a token is renewed for the first time: the engine does it five minutes before its end. */
const firstTokenSeconds = 330;

export async function bindAccounts(
  context: Context,
  person: Actor,
  host: string,
  played: Played,
  count: number,
): Promise<Bound[]> {
  if (channelOf(played).connect.asksNobody === true) return [await bindOwn(context, person, played)];
  const kind = played === 'linkedin-member' ? { kind: 'member' } : {};
  const renewed = channelOf(played).connect.refresh !== null;
  const more = { ...kind, ...(renewed ? { expiresInSeconds: firstTokenSeconds } : {}) };
  const bound: Bound[] = [];
  while (bound.length < count) {
    const made = await bindTestAccount(context, person, { host, fetch }, platformOf(played), more);
    bound.push({ ...made, played });
  }
  return bound;
}

/** Where the application is its own account there is that one, and nobody to ask. */
async function bindOwn(context: Context, person: Actor, played: Played): Promise<Bound> {
  const offered = await consentTo(context, channelOf(played), { person: '' });
  const id = await bindOffered(context, person, channelOf(played), offered);
  return { id, played, platform: platformOf(played), externalId: offered.externalId, person: '' };
}
