// Refresh: a refresh token of ours becomes a new pair, once; another tab within ten seconds gets the same pair, anyone later is a thief.
import { Session } from '@herald/contract/people.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { tryUnseal } from '../../vault.ts';
import { loadPerson } from '../people/load-person.ts';
import { endAtProvider } from './end-at-provider.ts';
import { recordSessionEnd } from './record-session-end.ts';
import { refreshShared, type Asked } from './refresh-shared.ts';
import { refuseOther } from './refuse-other.ts';
import {
  endSessionRow,
  isEndedByUs,
  lockSession,
  rotateSession,
  sessionIdByRefresh,
} from './store/sessions.ts';

type Outcome = Session | 'token-rejected' | 'session-ended' | 'stolen';

export async function refreshSession(context: Context, asked: Asked): Promise<Session> {
  const { way } = context.config.signOn;
  if (way.mode === 'cookie') return refreshShared(context, way, asked);
  const hash = hashOf(asked.refreshToken);
  const id = await sessionIdByRefresh(context.db, hash);
  if (!id) throw new Refusal('token-rejected');
  const outcome = await context.db.transaction().execute((tx) => decide(context, tx, id, { ...asked, hash }));
  if (outcome === 'stolen') {
    context.log.warn({ session: id }, 'a spent refresh token came back; the session is ended');
    throw new Refusal('token-rejected');
  }
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return outcome;
}

/** Answers instead of throwing: the end of a stolen session must be committed. */
async function decide(
  context: Context,
  tx: Tx,
  id: string,
  { hash, meant, isDeed, from }: Pick<Asked, 'meant' | 'isDeed' | 'from'> & { hash: string },
): Promise<Outcome> {
  const session = await lockSession(tx, id, context.config.signOn.sessions);
  if (!session || isEndedByUs(session)) return 'token-rejected';
  if (session.ended) return 'session-ended';
  if (session.worn) {
    await endSessionRow(tx, id, 'expired');
    await endAtProvider(tx, context.config, session.personId);
    return 'token-rejected';
  }
  const person = await loadPerson({ ...context, db: tx }, session.personId);
  if (!person || person.status === 'disabled' || person.roles.length === 0) return 'session-ended';
  await refuseOther({ ...context, db: tx }, session, meant);
  if (session.refreshHash === hash) return rotate(context, tx, id, { spentHash: hash, isDeed });
  if (session.previousRefreshHash === hash && session.justRotated && session.pairSealed) {
    const plain = tryUnseal(context.vault, session.pairSealed, `session:${id}:pair`);
    if (plain === null) return 'token-rejected';
    const pair: unknown = JSON.parse(plain);
    return Session.parse({
      ...Session.omit({ expireIn: true }).parse(pair),
      expireIn: session.accessUntil.getTime(),
    });
  }
  await endSessionRow(tx, id, 'stolen');
  await endAtProvider(tx, context.config, session.personId);
  const thief = { personId: person.id, name: person.name, account: person.account, address: from.address };
  await recordSessionEnd(tx, thief, 'session.end', [{ sessionId: id, browser: from.userAgent }]);
  return 'stolen';
}

async function rotate(
  context: Context,
  tx: Tx,
  id: string,
  asked: { spentHash: string; isDeed: boolean },
): Promise<Session> {
  const pair = { accessToken: newSecret(), refreshToken: newSecret() };
  const until = await rotateSession(tx, id, {
    accessHash: hashOf(pair.accessToken),
    refreshHash: hashOf(pair.refreshToken),
    ...asked,
    pairSealed: context.vault.seal(JSON.stringify(pair), `session:${id}:pair`),
  });
  return { ...pair, expireIn: until.getTime() };
}
