// What is said to clamd and what is made of its answer, over real sockets.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../db/free-port.ts';
import { openClamd, ScannerAway } from './clamd.ts';
import { eicar, testClamd } from './test-clamd.ts';

const clamd = testClamd();
afterEach(async () => {
  await clamd.close();
  clamd.atMostBytes = Infinity;
});

async function atPort() {
  const place = { host: '127.0.0.1', port: await freePort() };
  await clamd.listen(place);
  return openClamd(place);
}

it('hears of every byte, in pieces of any size, and says clean or the name of what was found', async () => {
  const scan = await atPort();
  const pieces = [randomBytes(1), Buffer.alloc(0), randomBytes(200_000), randomBytes(70_000)];
  expect(await scan(Readable.from(pieces))).toEqual({ kind: 'clean' });
  expect(clamd.seen.at(-1)?.equals(Buffer.concat(pieces))).toBe(true);
  const bad = [...pieces, Buffer.from(eicar.slice(0, 30)), Buffer.from(eicar.slice(30))];
  expect(await scan(Readable.from(bad))).toEqual({ kind: 'infected', virus: 'Eicar-Signature' });
  expect(await scan(Readable.from([]))).toEqual({ kind: 'clean' });
});

it('is asked over a socket of this machine too', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'herald-clamd-')), 'clamd.ctl');
  await clamd.listen({ path });
  expect(await openClamd({ path })(Readable.from([Buffer.from(eicar)]))).toMatchObject({ kind: 'infected' });
});

it('that is not there, takes no such file, or hangs up has given no verdict', async () => {
  const nobody = openClamd({ host: '127.0.0.1', port: await freePort() });
  await expect(nobody(Readable.from([Buffer.from('x')]))).rejects.toBeInstanceOf(ScannerAway);
  const scan = await atPort();
  clamd.atMostBytes = 1_000_000;
  const large = Array.from({ length: 64 }, () => randomBytes(65_536));
  await expect(scan(Readable.from(large))).rejects.toBeInstanceOf(ScannerAway);
  const hanging = new Readable({ read: () => undefined });
  const asked = scan(hanging);
  hanging.push(randomBytes(10));
  setTimeout(() => void clamd.close(), 50);
  await expect(asked).rejects.toBeInstanceOf(ScannerAway);
});

it('is not blamed for a store that broke off, and is not left waiting', async () => {
  const scan = await atPort();
  const broken = new Readable({ read: () => undefined });
  const asked = scan(broken);
  broken.push(randomBytes(10));
  setTimeout(() => broken.destroy(new Error('the disk is gone')), 50);
  await expect(asked).rejects.toThrow('the disk is gone');
});
