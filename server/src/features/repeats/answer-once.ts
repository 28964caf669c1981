// Answer once: of calls with the same key and content one is carried out; the others get its answer.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { codes } from '@herald/contract/codes.ts';
import { callTimeoutMs } from '@herald/contract/constants.ts';
import type { Endpoint } from '@herald/contract/endpoint.ts';
import type { Envelope } from '@herald/contract/envelope.ts';
import type { Actor, Context, Turn } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findKept, forgetAnswer, forgetTurn, keepAnswer, takeTurn, type Call, type Kept } from './store.ts';

export type Answer = { status: number; body: Envelope };
/** `stands`, of what was told when it was done: whether that is still so. Left out where it is over once it is done. */
export type Asked = {
  key: string;
  endpoint: Endpoint;
  input: unknown;
  stands?: ((told: unknown) => Promise<boolean>) | undefined;
};

const askAgainMs = 100;
/** A twin gives up before its own caller does, and says why. */
const patience = 0.8;
/** Who has not answered so long after its caller stopped waiting is taken for dead. */
const graceMs = 5_000;

/** What `perform` throws is no answer, and the key is free again; not if its deed is committed: an answer is, too (claim-turn.ts). */
export async function answerOnce(
  context: Context,
  actor: Actor,
  { key, endpoint, input, stands }: Asked,
  perform: (turn: Turn) => Promise<Answer>,
): Promise<Answer> {
  const { db } = context;
  const call = { personId: actor.personId, key, endpoint: endpoint.path, bodySha256: hashOf(input) };
  const limitMs = endpoint.timeoutMs ?? callTimeoutMs;
  const until = performance.now() + limitMs * patience;
  for (;;) {
    const turn = await takeTurn(db, call, limitMs + graceMs);
    if (turn !== null) {
      const answer = await perform({ key, id: turn }).catch(async (error: unknown) => {
        await forgetTurn(db, call, turn).catch(noted(context, 'a key was not freed'));
        if (hasLostItsTurn(error)) return null;
        throw error;
      });
      if (answer && (await isKept(context, call, turn, answer))) return answer;
      // The deed kept one itself, or another one has the turn: what is kept under the key is the answer of all.
    }
    const kept = await findKept(db, call);
    if (kept && isOther(kept, call)) throw new Refusal('key-used-otherwise');
    if (kept?.answer) {
      if (!stands || !isDone(kept.answer) || (await stands(kept.answer.body.data))) return kept.answer;
      // What is told must be true, so it is done anew. Never so with what was sent: that stays done.
      await forgetAnswer(db, call, kept.turn);
      continue;
    }
    if (performance.now() > until) throw new Refusal('still-carried-out');
    await sleep(askAgainMs);
  }
}

function isDone({ status }: Answer): boolean {
  return status === codes.ok.status;
}

/** What it did was undone: another one carries it out, or has. */
function hasLostItsTurn(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'still-carried-out';
}

/** Its caller gets an answer that could not be recorded all the same: a deed that must not be repeated has recorded its own. */
async function isKept(context: Context, call: Call, turn: string, answer: Answer): Promise<boolean> {
  const kept = await keepAnswer(context.db, call, turn, answer).catch(
    noted(context, 'an answer was not kept'),
  );
  return kept ?? true;
}

function noted({ log }: Context, what: string) {
  return (error: unknown): void => log.warn({ err: error }, what);
}

function isOther(kept: Kept, call: { endpoint: string; bodySha256: string }): boolean {
  return kept.endpoint !== call.endpoint || kept.bodySha256 !== call.bodySha256;
}

/** Of what was understood: the order of its fields is no difference. */
function hashOf(input: unknown): string {
  const inOrder = (_name: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256')
    .update(JSON.stringify(input ?? null, inOrder))
    .digest('hex');
}
