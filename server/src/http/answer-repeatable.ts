// Answer a call that may be repeated: under a key of the caller's it is carried out once, and answered as the first time.
import { codes } from '@herald/contract/codes.ts';
import { keyHeader, type Endpoint } from '@herald/contract/endpoint.ts';
import type { Envelope } from '@herald/contract/envelope.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { answerOnce, type Answer, type Asked } from '../features/repeats/answer-once.ts';
import { isPassing, Refusal } from '../refusal.ts';
import { envelopeOf, languageOf } from './errors.ts';

const visible = /^[\x21-\x7e]{1,200}$/;

export async function answerRepeatable(
  context: Context,
  actor: Actor,
  call: Pick<Asked, 'endpoint' | 'input' | 'stands'> & { request: FastifyRequest },
  perform: (inTurn: Actor) => Promise<Envelope>,
): Promise<Answer> {
  const key = keyOf(call.request, call.endpoint);
  const done = async (inTurn: Actor) => ({ status: codes.ok.status, body: await perform(inTurn) });
  if (key === null) return done(actor);
  const { endpoint, input, stands } = call;
  return answerOnce(context, actor, { key, endpoint, input, stands }, (turn) =>
    done({ ...actor, turn }).catch((error: unknown) => refused(error, call.request)),
  );
}

/** Null where none was sent, or none is taken. */
function keyOf(request: FastifyRequest, { repeatable }: Endpoint): string | null {
  const key = request.headers[keyHeader];
  if (key === undefined || repeatable !== 'by-key') return null;
  if (typeof key !== 'string' || !visible.test(key)) throw new Refusal('key-unreadable');
  return key;
}

/** A refusal that stands is an answer like any other; what may be otherwise in a moment is none. */
function refused(error: unknown, request: FastifyRequest): Answer {
  if (!(error instanceof Refusal) || isPassing(error)) throw error;
  return { status: codes[error.code].status, body: envelopeOf(error, languageOf(request)) };
}
