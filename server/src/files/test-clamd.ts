// A virus scanner of a test's own that speaks clamd's INSTREAM over a real socket and knows one virus, EICAR's.
import { createServer, type Server, type Socket } from 'node:net';

/** The text every scanner agrees to call a virus; in two halves, so that none of them minds this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type TestClamd = {
  /** Of each stream all its bytes, in the order they came. */
  readonly seen: Buffer[];
  /** More than that is not looked at. */
  atMostBytes: number;
  /** Before each verdict. */
  ponder: () => Promise<void>;
  listen(at: { port: number } | { path: string }): Promise<void>;
  close(): Promise<void>;
};

export function testClamd(): TestClamd {
  let server: Server | null = null;
  const open = new Set<Socket>();
  const clamd: TestClamd = {
    seen: [],
    atMostBytes: Infinity,
    ponder: async () => undefined,
    async listen(at) {
      const made = createServer((socket) => {
        open.add(socket);
        socket.on('error', () => undefined).on('close', () => open.delete(socket));
        void answer(socket, clamd).catch(() => socket.destroy());
      });
      server = made;
      await new Promise<void>((done) => made.listen({ host: '127.0.0.1', ...at }, done));
    },
    async close() {
      const closing = server;
      server = null;
      if (!closing) return;
      const closed = new Promise((done) => closing.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  return clamd;
}

async function answer(socket: Socket, clamd: TestClamd): Promise<void> {
  let [held, isAsked] = [Buffer.alloc(0), false];
  const taken: Buffer[] = [];
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    held = Buffer.concat([held, Buffer.from(piece)]);
    if (!isAsked) {
      if (held.length < 10) continue;
      if (held.subarray(0, 10).toString() !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
      [held, isAsked] = [held.subarray(10), true];
    }
    while (held.length >= 4) {
      const length = held.readUInt32BE();
      if (length === 0) {
        await clamd.ponder();
        return void socket.end(`stream: ${judge(clamd, Buffer.concat(taken))}\0`);
      }
      if (held.length < 4 + length) break;
      taken.push(held.subarray(4, 4 + length));
      held = held.subarray(4 + length);
      if (taken.reduce((sum, { length: more }) => sum + more, 0) > clamd.atMostBytes)
        return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    }
  }
}

function judge(clamd: TestClamd, bytes: Buffer): string {
  clamd.seen.push(bytes);
  return bytes.includes(eicar) ? 'Eicar-Signature FOUND' : 'OK';
}
