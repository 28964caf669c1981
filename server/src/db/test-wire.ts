// A wire to the database for tests, cut at the next commit: after it was carried out, or just before it gets there, late.
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `after`: committed, and its answer lost. `before`: our end is cut off first, and only then the commit arrives. */
export type Cut = 'after' | 'before';
export type TestWire = { url: string; cutAtCommit(cut: Cut): void; isCut(): boolean; close(): void };

/** As the simple query protocol sends it: nothing else of ours has these bytes. */
const commit = Buffer.from('Q\0\0\0\x0bcommit\0');
const lateMs = 300;

/** `url` leads to the same database as `direct`. */
export async function testWire(direct: string): Promise<TestWire> {
  const database = new URL(direct);
  let armed: Cut | null = null;
  const ends = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname);
    for (const [end, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => other.end());
    }
    client.on('data', (bytes) => {
      if (!armed || !bytes.equals(commit)) return void upstream.write(bytes);
      const cut = armed;
      armed = null;
      void (cut === 'after' ? cutAfter(client, upstream, bytes) : cutBefore(client, upstream, bytes));
    });
    upstream.on('data', (bytes) => void client.write(bytes));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const address = server.address();
  const wired = new URL(direct);
  wired.hostname = '127.0.0.1';
  wired.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: wired.href,
    cutAtCommit: (cut) => {
      armed = cut;
    },
    isCut: () => armed === null,
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

function cutAfter(client: Socket, upstream: Socket, bytes: Buffer): void {
  upstream.removeAllListeners('data');
  upstream.once('data', () => client.destroy());
  upstream.write(bytes);
}

async function cutBefore(client: Socket, upstream: Socket, bytes: Buffer): Promise<void> {
  client.removeAllListeners('close');
  upstream.removeAllListeners('data');
  upstream.resume();
  client.destroy();
  await sleep(lateMs);
  upstream.end(bytes);
}
