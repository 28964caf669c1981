// DevTools: how a browser is told what to do, over two pipes that only we hold; what comes back is a stranger's word and is parsed.
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

const Spoken = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  sessionId: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

export type Told = {
  readonly method: string;
  readonly params: unknown;
  readonly session: string | undefined;
};
export type Devtools = {
  /** Answers what the browser answered; throws where it refuses, or is gone. */
  ask(method: string, params?: Readonly<Record<string, unknown>>, session?: string): Promise<unknown>;
  /** Whatever happens in it; one listener. */
  hear(listener: (told: Told) => void): void;
  /** Nothing more is answered. */
  hangUp(why: string): void;
};

const messageBytesAtMost = 48 * 1_048_576;

export function openDevtools(to: Writable, from: Readable): Devtools {
  type Waiting = { done: (result: unknown) => void; fail: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let listener: (told: Told) => void = () => undefined;
  let gone: string | null = null;
  let next = 0;
  let pieces: Buffer[] = [];
  let bytes = 0;

  const hangUp = (why: string) => {
    gone ??= why;
    for (const { fail } of waiting.values()) fail(new Error(gone));
    waiting.clear();
  };
  const take = (text: string) => {
    const said = Spoken.parse(JSON.parse(text));
    if (said.method !== undefined)
      return listener({ method: said.method, params: said.params, session: said.sessionId });
    const asked = waiting.get(said.id ?? -1);
    waiting.delete(said.id ?? -1);
    if (said.error) asked?.fail(new Error(said.error.message));
    else asked?.done(said.result);
  };
  from.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const text = Buffer.concat([...pieces, rest.subarray(0, end)]).toString();
      rest = rest.subarray(end + 1);
      [pieces, bytes] = [[], 0];
      try {
        take(text);
      } catch {
        hangUp('the browser does not speak its protocol');
      }
    }
    pieces.push(rest);
    bytes += rest.length;
    if (bytes > messageBytesAtMost) {
      from.destroy();
      hangUp('the browser says too much');
    }
  });
  for (const pipe of [to, from]) {
    pipe.on('error', () => hangUp('the browser ended'));
    pipe.on('close', () => hangUp('the browser ended'));
  }

  return {
    ask: (method, params = {}, session) =>
      new Promise((done, fail) => {
        if (gone !== null) return fail(new Error(gone));
        const id = (next += 1);
        waiting.set(id, { done, fail });
        to.write(`${JSON.stringify({ id, method, params, ...(session ? { sessionId: session } : {}) })}\0`);
      }),
    hear: (given) => {
      listener = given;
    },
    hangUp,
  };
}
