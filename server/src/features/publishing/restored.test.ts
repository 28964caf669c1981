// What was sent after the backup was made is not sent again by what is restored, unasked.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { backUp, type World } from '../../backup/back-up.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { openDatabase } from '../../db/client.ts';
import { recogniseDatabase } from '../../db/recognise-database.ts';
import { refuseTestToken } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openDisk } from '../../files/disk.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { stopPublication } from './stop-publication.ts';
import { listStandingPauses } from './store/pauses.ts';
import { findPublication } from './store/publications.ts';
import { sweepPublications } from './sweep-publications.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

/** Its time is over, and no worker has seen it yet. */
async function passTimeOf(id: string): Promise<void> {
  const part = room.context.db.updateTable('publication').where('id', '=', id);
  await part.set({ expires_at: new Date(Date.now() - 60_000) }).execute();
}

it('a restored house sends nothing that went out, or was called off, since its backup, nor calls it missed, until a person has lifted its pause', async () => {
  await room.sandbox.order('/_settings', { duplicateFilter: false });
  const account = await room.account('facebook');
  const other = await room.account('facebook');
  const one = await room.publish(account, 'Sent after the backup');
  const off = await room.publish(other, 'Called off after the backup');
  const late = await room.publish(await room.account('facebook'), 'Over by the restore');
  await passTimeOf(late.id);
  const asleep = await room.account('facebook');
  await refuseTestToken(room.context, asleep.id);
  const signedOut = await room.advance(await room.publish(asleep, 'Waits for its owner'), ['auth-required']);
  await passTimeOf(signedOut.id);
  await recogniseDatabase(room.url);
  const parent = mkdtempSync(join(tmpdir(), 'herald-restore-'));
  const world: World = {
    databaseUrl: room.url,
    dataFolder: room.context.config.dataFolder,
    files: room.context.files,
  };
  const folder = join(parent, 'kept');
  await backUp(world, { folder, withKey: true, say: () => undefined });
  // The day goes on.
  await room.advance(one, ['published']);
  await room.context.db.transaction().execute((tx) => stopPublication(room.context, tx, room.maya, off.id));
  expect((await room.read(off.id)).state).toBe('cancelled');
  // The machine dies; the backup is restored, and a worker starts.
  const admin = new pg.Client({ connectionString: inject('heraldDatabase') });
  await admin.connect();
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  const databaseUrl = inject('heraldDatabase').replace(/\/[^/]*$/, `/${name}`);
  const dataFolder = join(parent, name);
  await restoreBackup(
    { databaseUrl, dataFolder, files: openDisk(dataFolder, () => undefined) },
    { folder, say: () => undefined },
  );
  const db = openDatabase(databaseUrl, () => undefined);
  try {
    // Its backup says nothing of where it lay.
    expect(await recogniseDatabase(databaseUrl)).toBe(false);
    const context = { ...room.context, db };
    const woken: string[] = [];
    await sweepPublications(context, ({ accountId }) => woken.push(accountId));
    for (const accountId of woken) await advancePublication.run(context, { accountId });
    expect(await room.posts(account)).toHaveLength(1);
    expect(await room.posts(other)).toHaveLength(0);
    expect(await findPublication(db, late.id)).toMatchObject({ state: 'scheduled' });
    const asleepStill = await findPublication(db, signedOut.id);
    expect(asleepStill?.expires_at.getTime()).toBeGreaterThan(Date.now());
    expect(await listStandingPauses(db)).toMatchObject([
      { scope: 'everything', by: '', restored_from: expect.any(Date) },
    ]);
  } finally {
    await db.destroy();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(parent, { recursive: true, force: true });
  }
});
