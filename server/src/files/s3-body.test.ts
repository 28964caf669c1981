// A body on its way over a real line: whole as it was given however slowly it is taken, its memory given back, and no more when it breaks.
import { randomBytes } from 'node:crypto';
import { createServer, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from '../db/free-port.ts';
import { openBody } from './s3-body.ts';

async function onLine(
  take: (asked: IncomingMessage) => Promise<void>,
  work: (port: number) => Promise<void>,
): Promise<void> {
  const server = createServer((asked, answer) => void take(asked).finally(() => answer.end()));
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await work(port).finally(() => {
    server.closeAllConnections();
    server.close();
  });
}

async function* each(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}

/** Until whoever reads them lets go of them. */
function endless(): { pieces: AsyncGenerator<Buffer>; isOver: Promise<void> } {
  const over = Promise.withResolvers<void>();
  const pieces = async function* () {
    try {
      for (;;) yield Buffer.alloc(65_536);
    } finally {
      over.resolve();
    }
  };
  return { pieces: pieces(), isOver: over.promise };
}

it('comes as it was given to one who takes it slowly, and none of its memory is kept', async () => {
  const bytes = randomBytes(6_000_000);
  const pieces = Array.from({ length: 60 }, (_, n) => Buffer.alloc(100_000, bytes.subarray(n * 100_000)));
  const came: Buffer[] = [];
  const take = async (asked: IncomingMessage) => {
    for await (const piece of asked) {
      came.push(piece);
      await pause(2);
    }
  };
  await onLine(take, async (port) => {
    await new Promise<void>((done, fail) => {
      const asked = request({ port, method: 'PUT' }, (answer) => answer.resume().on('end', done));
      asked.on('error', fail);
      openBody(each(pieces), () => fail(new Error('failed'))).pipe(asked);
    });
  });
  expect(Buffer.concat(came).equals(bytes)).toBe(true);
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual(pieces.map(() => 0));
});

it('ends without a word more where the line breaks, and says what fails among its pieces', async () => {
  const { pieces, isOver } = endless();
  const cutOff = async (asked: IncomingMessage) => void asked.socket.destroy();
  await onLine(cutOff, async (port) => {
    const asked = request({ port, method: 'PUT' });
    asked.on('error', () => undefined);
    openBody(pieces, () => undefined).pipe(asked);
    await isOver;
  });
  const failing = async function* () {
    yield Buffer.alloc(10);
    throw new Error('the sender is gone');
  };
  await onLine(
    async () => undefined,
    async (port) => {
      const asked = request({ port, method: 'PUT' });
      asked.on('error', () => undefined);
      await new Promise<void>((done) => openBody(failing(), done).pipe(asked));
      expect(asked.writableEnded).toBe(false);
      asked.destroy();
    },
  );
});

it('lets go of its pieces and of the line once it is destroyed, whoever answered without having read it', async () => {
  const { pieces, isOver } = endless();
  const refuse = async () => undefined;
  await onLine(refuse, async (port) => {
    const asked = request({ port, method: 'PUT' });
    asked.on('error', () => undefined);
    const closed = new Promise((done) => asked.once('close', done));
    const body = openBody(pieces, () => undefined);
    body.pipe(asked);
    await new Promise((done) => asked.once('response', done));
    await pause(50);
    body.destroy();
    await Promise.all([isOver, closed]);
    expect(asked.writableEnded).toBe(false);
  });
});
