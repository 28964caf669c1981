// What an answer means: success, signed out, a question, or a refusal; the person hears of it once (document 2 §8).
import type { Code } from '@herald/contract/codes.ts';
import { isDeed, type Endpoint } from '@herald/contract/endpoint.ts';
import { verdictOf, type Envelope, type Verdict } from '@herald/contract/envelope.ts';
import i18next from 'i18next';
import type { z } from 'zod';
import { ask, type Heard } from './ask.ts';
import { CallRefusal, wordOf } from './call-refusal.ts';
import { depart, hasStayed, makeDeparting, type Departing, type Departure } from './depart.ts';
import { makeIntentions } from './intentions.ts';
import { leave } from './leave.ts';
import { makeRefresh, saysOver } from './refresh.ts';
import { say } from './say.ts';
import type { World } from './world.ts';

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Who calls shows the refusal itself: all of them, or the named ones (C-16). */
  readonly mute?: 'all' | readonly CallRefusal['code'][];
  /** Only 200 is success, not the rest of the 1011 family (R-MENU-003, R-MSG-004). */
  readonly only200?: boolean;
  /** Nobody has asked for it: it neither leads away nor asks nor tells (C-10). */
  readonly isQuiet?: boolean;
  /**
   * The page asks it by itself, as when it follows from what another poll was told; `refetchInterval` says so without a word. It
   * neither leads away nor asks: somebody may be typing (C-10).
   */
  readonly isByItself?: boolean;
  /** Another deed than the same call before it, though that was not answered. */
  readonly isAnew?: boolean;
};

export type Call = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  options?: CallOptions,
) => Promise<z.output<Out>>;

/** C-15: the session's own calls; an error of theirs also leads to logout, unless who calls has its own way out. */
const sessionCalls = new Set(['/control/user/login', '/control/user/info', '/control/user/dashboard']);
const skipExpiry = new Set(['/control/user/login', '/control/user/refreshToken', '/control/user/logout']);

/** C-10: polls never wait, redirect, ask or toast. */
const isPoll = (endpoint: Endpoint) => endpoint.path.startsWith('/infor/');

export function makeCaller(world: World): Call {
  const refresh = makeRefresh(world);
  const departing = makeDeparting(world);
  const askOnce = makeQuestion(world, departing);
  const intentions = makeIntentions(world.now);

  return async (endpoint, input, options = {}) => {
    const asPoll = options.isByItself ?? world.isByItself();
    const isRenewed = !isPoll(endpoint) && !skipExpiry.has(endpoint.path);
    const renewal = isRenewed ? await refresh.whenOver(asPoll) : null;
    const isOver = renewal !== null && saysOver(renewal);
    const key = intentions.keyFor(endpoint, input, options.isAnew);
    const asked = () =>
      ask(world, endpoint, input, { signal: options.signal, key, isPoll: asPoll }).catch((error: unknown) =>
        refuse(endpoint, options, error),
      );
    const token = world.session.read()?.accessToken;
    const first = renewal === null || isOver ? await asked() : renewal;
    // Refused at the door, nothing of it was done: with a token that is good it is asked once more. One that somebody got meanwhile,
    // by signing in beside, is not thrown away for the one before.
    const isAskedAgain =
      isRenewed &&
      (isTokenRefused(first) || leadsAway(first)) &&
      (holdsOther(token) ||
        (!isOver &&
          token !== undefined &&
          isTokenRefused(first) &&
          (await refresh.whenRefused(token, asPoll))));
    const answered = isAskedAgain ? await asked() : first;
    intentions.end(endpoint, input, answered);
    // R-AUTH-031 let it out with the old token all the same. Why that is no good the renewal knows better: the person is asked first.
    const heard = isOver && leadsAway(answered) ? renewal : answered;
    const verdict = verdictOn(heard, options);
    if (verdict === 'success' && endpoint.permission !== 'anyone') world.hearOther(null);
    if (heard.envelope && verdict === 'success') return dataOf(endpoint, heard.envelope, options);
    const refusal = refusalOf(heard);
    if (refusal.code === 'signed-in-otherwise') {
      world.hearOther(refusal.sentence);
      // The page says it above all it shows; a deed is told its own end too.
      if (!isDeed(endpoint)) throw refusal;
    }
    if (isPoll(endpoint) || options.isQuiet || (asPoll && verdict !== 'error')) throw refusal;
    if (verdict === 'sign-in') return await goAway('sign-in-needed', signIn);
    if (verdict === 'signed-out') return await goAway('session-ended', () => leave(world, world.page()));
    if (verdict === 'ask-once') {
      await askOnce();
      throw refusal;
    }
    if (sessionCalls.has(endpoint.path) && !asPoll && options.mute !== 'all' && heard.envelope)
      await leave(world, world.page());
    return refuse(endpoint, options, refusal);
  };

  function holdsOther(than: string | undefined): boolean {
    const held = world.session.read();
    return held !== null && held.accessToken !== than;
  }

  function signIn(): Departure {
    world.session.clear();
    return depart(world, `/login?redirect=${encodeURIComponent(world.page())}`);
  }

  /** R-ERR-006: while the page goes away the call neither answers nor refuses; where it stays, the page tells and this refuses. */
  async function goAway(code: Code, how: () => Departure | Promise<Departure>): Promise<never> {
    await departing(how);
    throw new CallRefusal(code, say(code));
  }

  function dataOf<In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out>,
    envelope: Envelope,
    options: CallOptions,
  ): z.output<Out> {
    const parsed = endpoint.output.safeParse(envelope.data);
    if (parsed.success) return parsed.data;
    world.log(`${endpoint.path} answered what the contract does not know: ${parsed.error.message}`);
    const refusal = new CallRefusal('unreadable', i18next.t('call.unreadable'), envelope.data);
    if (envelope.code !== 200) throw refusal;
    return refuse(endpoint, options, refusal);
  }

  /** R-ERR-007, R-ERR-016, R-ERR-017: told once, then thrown. */
  function refuse(endpoint: Endpoint, { mute = [] }: CallOptions, error: unknown): never {
    if (!(error instanceof CallRefusal)) throw error;
    const silent =
      isPoll(endpoint) || error.code === 'cancelled' || mute === 'all' || mute.includes(error.code);
    if (!silent) world.notices.tell('error', error.sentence);
    throw error;
  }
}

/** R-AUTH-042: the status 401 is 101102, with or without an envelope. */
function verdictOn({ status, envelope }: Heard, { only200 = false }: CallOptions): Verdict {
  if (status === 401) return 'sign-in';
  if (!envelope) return 'error';
  const verdict = verdictOf(envelope.code);
  return verdict === 'success' && only200 && envelope.code !== 200 ? 'error' : verdict;
}

/** Not known, or over: said of the access token alone, while the session may be good. */
function isTokenRefused(heard: Heard): boolean {
  return ['sign-in', 'ask-once'].includes(verdictOn(heard, {}));
}

function leadsAway(heard: Heard): boolean {
  return ['sign-in', 'signed-out'].includes(verdictOn(heard, {}));
}

function refusalOf({ status, envelope }: Heard): CallRefusal {
  if (status === 403) return new CallRefusal('forbidden', say('forbidden'), envelope?.data);
  if (status === 502) return new CallRefusal('restarting', i18next.t('call.restarting'), envelope?.data);
  if (!envelope) return new CallRefusal('unknown', i18next.t('call.status', { status }));
  const sentence = envelope.message === '' ? i18next.t('call.error') : envelope.message;
  return new CallRefusal(wordOf(envelope.code), sentence, envelope.data);
}

/** R-ERR-013: several answers of the 1012 family at once ask one question. */
function makeQuestion(world: World, departing: Departing): () => Promise<void> {
  let asking: Promise<void> | null = null;
  const question = async () => {
    const token = world.session.read()?.accessToken;
    const wantsToLeave = await world.notices.askToLeave();
    if (wantsToLeave) {
      const way = leave(world, world.page());
      void departing(() => way);
      return void (await way);
    }
    // Signed in beside while the question stood: there is nothing to drop.
    const held = world.session.read();
    if (held !== null && held.accessToken !== token) return;
    world.session.clear();
    world.tellSignedOut();
  };
  return async () => {
    // An answer to what was asked before that.
    if (hasStayed(world)) return;
    asking ??= question().finally(() => {
      asking = null;
    });
    await asking;
  };
}
