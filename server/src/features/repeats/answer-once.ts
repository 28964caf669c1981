// Answer once: of calls with the same key and content one is carried out; the others get its answer.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callTimeoutMs } from '@herald/contract/constants.ts';
import type { Endpoint } from '@herald/contract/endpoint.ts';
import type { Envelope } from '@herald/contract/envelope.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findKept, forgetTurn, keepAnswer, takeTurn, type Kept } from './store.ts';

export type Answer = { status: number; body: Envelope };
export type Asked = { key: string; endpoint: Endpoint; input: unknown };

const askAgainMs = 100;
/** A twin gives up before its own caller does, and says why. */
const patience = 0.8;
/** Who has not answered so long after its caller stopped waiting is taken for dead. */
const graceMs = 5_000;

/** What `perform` throws is no answer: the key is free again. */
export async function answerOnce(
  context: Context,
  actor: Actor,
  { key, endpoint, input }: Asked,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  const { db, log } = context;
  const call = { personId: actor.personId, key, endpoint: endpoint.path, bodySha256: hashOf(input) };
  const limitMs = endpoint.timeoutMs ?? callTimeoutMs;
  const until = performance.now() + limitMs * patience;
  for (;;) {
    const turn = await takeTurn(db, call, limitMs + graceMs);
    if (turn !== null) {
      const answer = await perform().catch(async (error: unknown) => {
        await forgetTurn(db, call, turn);
        throw error;
      });
      // Done is done: without its record a repetition is stopped by the rows themselves.
      await keepAnswer(db, call, turn, answer).catch((error: unknown) =>
        log.warn({ err: error }, 'an answer was not kept for its key'),
      );
      return answer;
    }
    const kept = await findKept(db, call);
    if (kept && isOther(kept, call)) throw new Refusal('key-used-otherwise');
    if (kept?.answer) return kept.answer;
    if (performance.now() > until) throw new Refusal('still-carried-out');
    await sleep(askAgainMs);
  }
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
