// The embedded Postgres lets in who can read its folder, and nobody else of this machine.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';

let parent: string;
let postgres: EmbeddedPostgres;
const folder = () => join(parent, 'postgres');
const start = () => startEmbeddedPostgres(folder(), { fsync: false });

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'herald-embedded-'));
  postgres = await start();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await rm(parent, { recursive: true, force: true });
});

async function enter(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return 'in';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}

it('asks for the password, which only its owner can read', async () => {
  expect(await enter(postgres.url)).toBe('in');
  const { hostname, port } = new URL(postgres.url);
  expect(await enter(`postgres://herald@${hostname}:${port}/herald`)).not.toBe('in');
  expect(await enter(`postgres://herald:guess@${hostname}:${port}/herald`)).toContain('authentication');
  expect((await stat(`${folder()}.password`)).mode & 0o077).toBe(0);
});

it('a folder from before it had a password is locked at its next start', async () => {
  await postgres.stop();
  await rm(`${folder()}.password`);
  await writeFile(join(folder(), 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  postgres = await start();
  expect(existsSync(`${folder()}.password`)).toBe(true);
  expect(await readFile(join(folder(), 'pg_hba.conf'), 'utf8')).not.toContain('trust');
  expect(await enter(postgres.url)).toBe('in');
  const { hostname, port } = new URL(postgres.url);
  expect(await enter(`postgres://herald@${hostname}:${port}/herald`)).not.toBe('in');
}, 60_000);
