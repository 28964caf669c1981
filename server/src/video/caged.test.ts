// What a parser of hostile files may do: fill so much memory, write so much, reach no network, and stand behind whoever is waited for.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../db/free-port.ts';
import { convertLimits, probeLimits } from './limits.ts';
import { findNetworkCage } from './open-video.ts';
import { runCaged, type CagedEnd, type Limits } from './run-caged.ts';

const mebibyte = 1_048_576;
const limits: Limits = {
  seconds: 20,
  processorSeconds: 10,
  memoryBytes: 200 * mebibyte,
  outputBytes: mebibyte,
  nice: 0,
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-cage-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function shell(line: string, more: Partial<Limits> = {}, withoutNetwork = false) {
  const said: string[] = [];
  const { end }: CagedEnd = await runCaged({
    command: 'sh',
    args: ['-c', line],
    limits: { ...limits, ...more },
    withoutNetwork,
    onLine: (one) => said.push(one),
  });
  return { end, said };
}

const node = (program: string) => `"${process.execPath}" -e '${program}'`;

it('fills no more memory than it may', async () => {
  const fill = (mebibytes: number) =>
    node(`const all = []; for (let n = 0; n < ${mebibytes}; n += 1) all.push(Buffer.alloc(1048576, 1))`);
  const [room, more] = [{ memoryBytes: 1_000 * mebibyte }, 2_000];
  expect((await shell(fill(10), room)).end).toBe('done');
  expect((await shell(fill(more), room)).end).toBe('failed');
});

it('writes no file that is larger than it may be', async () => {
  const path = join(folder, 'large');
  expect((await shell(`head -c 900000 /dev/zero > "${path}"`)).end).toBe('done');
  expect((await shell(`head -c 3000000 /dev/zero > "${path}"`)).end).toBe('failed');
  expect((await stat(path)).size).toBe(mebibyte);
});

it('stands behind everybody where nobody waits for it: a conversion does, a reading does not', async () => {
  const rank = async (nice: Limits['nice']) => (await shell('nice', { nice })).said;
  expect(await rank(convertLimits(60).nice)).toEqual(['19']);
  expect(await rank(probeLimits('brisk').nice)).toEqual(
    (await promisify(execFile)('nice')).stdout.trim().split(' '),
  );
});

it('reaches nobody, not even on this machine', async ({ skip }) => {
  if (!(await findNetworkCage())) skip('this machine gives no process a network of its own');
  let asked = 0;
  const server = createServer((line) => {
    asked += 1;
    line.destroy();
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const call = node(
    `require("net").connect(${port}, "127.0.0.1").on("connect", () => console.log("in")).on("error", (e) => console.log(e.code)).on("close", () => process.exit())`,
  );
  const room = { memoryBytes: 1_000 * mebibyte };
  expect((await shell(call, room, false)).said).toEqual(['in']);
  expect((await shell(call, room, true)).said).toEqual(['ENETUNREACH']);
  expect(asked).toBe(1);
  server.close();
});
