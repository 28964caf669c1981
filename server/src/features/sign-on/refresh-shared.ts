// Refresh: at the provider of the shared cookie, which alone can renew its tokens; its codes are told as they are (sign-on.md §2).
import { verdictOf } from '@herald/contract/envelope.ts';
import { expiryInstant, Session } from '@herald/contract/people.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { providerFetch } from '../../http/sign-on-provider.ts';
import type { SharedCookie } from '../../http/sign-on-settings.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';
import { tryUnseal } from '../../vault.ts';
import { admitShared, type Known } from './admit-shared.ts';
import { refuseOther } from './refuse-other.ts';
import { endSessionRow, sessionByAccess, type Caller } from './store/sessions.ts';
import { keepTriple, keptTriple } from './store/shared-sessions.ts';

/** The three values by themselves, or in an envelope with its code. */
const Answer = z.union([
  Session.transform((session) => ({ code: 200, session })),
  z
    .object({ code: z.number().int(), data: Session })
    .transform(({ code, data }) => ({ code, session: data })),
  z.object({ code: z.number().int() }).transform(({ code }) => ({ code, session: null })),
]);

/** `meant` is who the window that asks belongs to, null where it does not say; `isDeed` is false where it asks by itself. */
export type Asked = {
  refreshToken: string;
  accessToken: string | null;
  meant: string | null;
  isDeed: boolean;
  from: Caller;
};

/** By the hash of the token that is being spent: the provider takes each but once, so whoever brings it meanwhile waits for the same answer. */
const underWay = new Map<string, Promise<Session>>();

/** A page left while it renews never hears the answer: for ten seconds the next one gets the same triple. */
export async function refreshShared(context: Context, way: SharedCookie, asked: Asked): Promise<Session> {
  const before = await sessionToRenew(context, asked);
  const spentHash = hashOf(asked.refreshToken);
  const running =
    underWay.get(spentHash) ??
    exchange(context, way, { ...asked, spentHash, before }).finally(() => underWay.delete(spentHash));
  underWay.set(spentHash, running);
  return running;
}

/** Where its token is known. Whoever may not renew it is refused alone: an answer may be shared with others who wait. */
async function sessionToRenew(context: Context, { accessToken, meant }: Asked): Promise<Known | undefined> {
  if (accessToken === null) return undefined;
  const { sessions } = context.config.signOn;
  const before = await sessionByAccess(context.db, hashOf(accessToken), sessions);
  if (!before) return undefined;
  if (before.ended) throw new Refusal('session-ended');
  if (before.worn) throw new Refusal('token-rejected');
  await refuseOther(context, before, meant);
  return before;
}

async function exchange(
  context: Context,
  way: SharedCookie,
  { before, ...asked }: Asked & { spentHash: string; before: Known | undefined },
): Promise<Session> {
  const { db, vault } = context;
  const kept = before && (await keptTriple(db, before.id, asked.spentHash));
  const triple = before && kept ? tryUnseal(vault, kept, tripleOf(before.id)) : null;
  if (triple !== null) return Session.parse(JSON.parse(triple));
  const session = await renewed(context, way, asked.refreshToken).catch(async (error: unknown) => {
    const isOver = error instanceof Refusal && error.code === 'session-ended';
    if (isOver && before) await endSessionRow(db, before.id, 'ended-by-provider');
    throw error;
  });
  const receivedAt = await readClock(db);
  const token = session.accessToken;
  const { id } = await admitShared(context, way, { ...asked, token, follows: before });
  const renewedTo = { ...session, expireIn: expiryInstant(session.expireIn, receivedAt.getTime()) };
  await keepTriple(db, id, {
    spentHash: asked.spentHash,
    sealed: vault.seal(JSON.stringify(renewedTo), tripleOf(id)),
  });
  return renewedTo;
}

const tripleOf = (id: string) => `session:${id}:triple`;

async function renewed({ config, log }: Context, way: SharedCookie, refreshToken: string): Promise<Session> {
  const answer = await providerFetch(config)(way.refresh, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    // In the body alone: an address is logged on its way (C-11).
    body: JSON.stringify({ refreshToken }),
    redirect: 'manual',
  }).catch((error: unknown) => {
    log.error({ err: error }, 'the provider of the shared cookie does not answer');
    throw new Refusal('not-ready');
  });
  const read = Answer.safeParse(await answer.json().catch(() => null));
  if (!read.success)
    throw new Refusal(answer.status === 400 || answer.status === 401 ? 'token-rejected' : 'not-ready');
  const { code, session } = read.data;
  const verdict = verdictOf(code);
  if (verdict === 'success' && session !== null) return session;
  const refusals = {
    success: 'not-ready',
    error: 'not-ready',
    'sign-in': 'sign-in-needed',
    'signed-out': 'session-ended',
    'ask-once': 'token-rejected',
  } as const;
  throw new Refusal(refusals[verdict]);
}
