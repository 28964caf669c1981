// The road to a server, for tests: cut, nobody gets through and whoever was under way is lost; mended, all is as before.
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../db/free-port.ts';

export type Road = {
  origin: string;
  cut: () => void;
  mend: () => void;
  /** From now on nothing goes to the server until what is answered here is called. */
  hold: () => () => void;
  /** So much has come from the server so far. */
  broughtBytes: () => number;
  close: () => void;
};

/** `to` is an http address; the road begins at another of this machine. */
export async function openRoad(to: string): Promise<Road> {
  const { hostname, port: storePort } = new URL(to);
  const port = await freePort();
  const open = new Set<Socket>();
  let [isCut, brought] = [false, 0];
  let gate: Promise<void> = Promise.resolve();
  const road = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(storePort), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      if (one === far) far.pipe(near);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
    near.on('data', (bytes: Buffer) => void gate.then(() => far.write(bytes)));
    near.on('end', () => void gate.then(() => far.end()));
    far.on('data', (bytes: Buffer) => (brought += bytes.length));
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
    broughtBytes: () => brought,
    mend: () => void (isCut = false),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    close: () => {
      cut();
      road.close();
    },
  };
}
