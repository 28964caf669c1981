// A virus scanner that speaks clamd's INSTREAM: the bytes go to it as they are read, and its verdict comes back.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A machine and its port, or the path of a socket on this one. */
export type ClamdPlace = { readonly host: string; readonly port: number } | { readonly path: string };
/** `virus` is what the scanner calls it. */
export type Verdict = { readonly kind: 'clean' } | { readonly kind: 'infected'; readonly virus: string };
/** Throws ScannerAway where there is no verdict, and what the stream broke with where that was why. */
export type Scan = (stream: Readable) => Promise<Verdict>;

/** It did not answer, or took no such file: nobody knows what is in it. */
export class ScannerAway extends Error {}

const connectMs = 5_000;
/** A gigabyte is looked at when all of it has come. */
const silenceMs = 120_000;

export function openClamd(place: ClamdPlace): Scan {
  return async (stream) => {
    const broken: Error[] = [];
    stream.once('error', (error: Error) => broken.push(error));
    try {
      return verdictOf(await ask(await reach(place), stream));
    } catch (error) {
      const [first] = broken;
      if (first) throw first;
      throw error instanceof ScannerAway ? error : new ScannerAway('no verdict', { cause: error });
    } finally {
      stream.destroy();
    }
  };
}

async function reach(place: ClamdPlace): Promise<Socket> {
  const socket = connect(place);
  socket.setTimeout(connectMs, () => socket.destroy(new Error('the scanner is silent')));
  await once(socket, 'connect');
  socket.setTimeout(silenceMs);
  return socket;
}

/** It may say why it takes no more before all was said; then it hangs up. */
async function ask(socket: Socket, stream: Readable): Promise<string> {
  const answer = text(socket);
  answer.catch(() => undefined);
  // It would wait for the rest.
  stream.once('error', (error) => socket.destroy(error));
  const said = pipeline(framed(stream), socket, { end: false });
  await Promise.race([said, answer]).catch(() => undefined);
  said.catch(() => undefined);
  return answer;
}

/** Each piece after its length in four bytes; a length of nothing ends it. */
async function* framed(stream: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of stream) {
    const bytes = Buffer.from(piece);
    if (bytes.length > 0) yield* [lengthOf(bytes.length), bytes];
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(answer: string): Verdict {
  const said = answer.replace(/\0$/, '');
  if (said === 'stream: OK') return { kind: 'clean' };
  const virus = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (virus === undefined) throw new ScannerAway(`the scanner said: ${said.slice(0, 200)}`);
  return { kind: 'infected', virus };
}
