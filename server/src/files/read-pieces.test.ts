// A stream read until it is over for us: whole, broken, or left in the middle for whoever reads the rest.
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readPieces } from './read-pieces.ts';

const never = new AbortController().signal;

async function all(stream: Readable, over = never): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of readPieces(stream, over)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

it('is read whole, however it comes', async () => {
  expect(await all(Readable.from([Buffer.from('one '), Buffer.from('two')]))).toBe('one two');
  const slow = new PassThrough();
  const read = all(slow);
  for (const word of ['a', 'b', 'c']) {
    await pause(5);
    slow.write(word);
  }
  slow.end();
  expect(await read).toBe('abc');
});

it('says what broke it, also where it only closed', async () => {
  const [broken, closed] = [new PassThrough(), new PassThrough()];
  const both = [all(broken), all(closed)].map((one) => one.catch(String));
  broken.destroy(new Error('the line is cut'));
  closed.destroy();
  expect(await Promise.all(both)).toEqual(['Error: the line is cut', 'Error: the stream broke off']);
});

it('is let go of at once while nothing comes: who resumes it then hears its end', async () => {
  const stream = new PassThrough();
  const over = new AbortController();
  const read = all(stream, over.signal);
  stream.write('some');
  await pause(5);
  over.abort();
  expect(stream.listenerCount('readable')).toBe(0);
  const rest = buffer(stream.resume());
  stream.end(' more');
  expect([await read, (await rest).toString()]).toEqual(['some', ' more']);
});
