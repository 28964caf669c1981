// The road to a server, for tests: cut, nobody gets through and whoever was under way is lost; mended, all is as before.
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../db/free-port.ts';

export type Road = { origin: string; cut: () => void; mend: () => void; close: () => void };

/** `to` is an http address; the road begins at another of this machine. */
export async function openRoad(to: string): Promise<Road> {
  const { hostname, port: storePort } = new URL(to);
  const port = await freePort();
  const open = new Set<Socket>();
  let isCut = false;
  const road = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(storePort), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
    return undefined;
  });
  await new Promise<void>((done) => road.listen(port, '127.0.0.1', done));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    cut,
    mend: () => void (isCut = false),
    close: () => {
      cut();
      road.close();
    },
  };
}
