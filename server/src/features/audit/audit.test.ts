import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { recordChange } from './record-change.ts';
import { sealEntry } from './seal-entry.ts';
import { entriesAfter } from './store.ts';
import { verifyChanges } from './verify-changes.ts';

const run = promisify(execFile);
let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const log = () => office.context.db.selectFrom('audit_entry').selectAll().orderBy('seq').execute();
/** As somebody would who owns the database: past the triggers. */
const tamper = async (statement: string) => {
  await sql.raw('alter table audit_entry disable trigger all').execute(office.context.db);
  await sql.raw(statement).execute(office.context.db);
  await sql.raw('alter table audit_entry enable trigger all').execute(office.context.db);
};

describe('the audit log', () => {
  it('holds who changed what, when, from where, and how it was before and after, in the transaction of the change', async () => {
    const id = await office.make(office.ada, '/control/department/create', { name: 'Radio' });
    await office.call(office.ada, '/control/department/update', { id, name: 'Sound' });
    await office.call(office.ada, '/control/department/update', { id: 'nowhere', name: 'Gone' });
    const [made, renamed, ...more] = await log();
    expect(more).toEqual([]);
    expect(made).toMatchObject({ seq: 1, deed: 'department.create', before: null, after: { name: 'Radio' } });
    expect(renamed).toMatchObject({
      seq: 2,
      deed: 'department.change',
      actor_id: office.ada.personId,
      address: '127.0.0.1',
      subject_id: id,
      before: { name: 'Radio' },
      after: { name: 'Sound' },
      previous_hash: made?.hash,
    });
    expect(Math.abs((renamed?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('never holds a password', async () => {
    const { departmentId } = office.ada;
    const body = { account: 'secretive', name: 'N', departmentId, password: 'Tern+Sorrel-88' };
    const id = await office.make(office.ada, '/control/user/create', body);
    const change = { id, name: 'N', email: '', departmentId, password: 'Quill+Yarrow-71' };
    await office.call(office.ada, '/control/user/update', change);
    const said = JSON.stringify(await log());
    expect(said).toContain('"password":"set anew"');
    expect(said).not.toMatch(/Sorrel|Yarrow|argon2/);
  });

  it('is written by many at once without a gap, and by letters the database cannot hold', async () => {
    const { db } = office.context;
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        db.transaction().execute((tx) =>
          recordChange(tx, office.ada, {
            deed: 'role.change',
            subjectKind: 'role',
            subjectId: String(n),
            subject: `trial\0 ${n}`,
            before: { b: 1, a: { z: 'x\0y\uD800', y: [3, null] } },
            after: null,
          }),
        ),
      ),
    );
    const seqs = (await log()).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, at) => at + 1));
    expect(await verifyChanges(db)).toMatchObject({ sound: true, entries: seqs.length });
  });

  it('is checked by a command, which prints its end and takes one that was noted', async () => {
    const audit = (...words: string[]) =>
      run(process.execPath, [join(import.meta.dirname, '../../../../scripts/audit.ts'), ...words], {
        env: { DATABASE_URL: office.url },
      });
    const { stdout } = await audit('verify');
    const end = /Its end: (\d+:[0-9a-f]{64})/.exec(stdout)?.[1] ?? '';
    expect(stdout).toContain('The audit log is sound');
    expect((await audit('verify', end)).stdout).toContain('is sound');
    const other = end.replace(/[0-9a-f]{64}/, '0'.repeat(64));
    await expect(audit('verify', other)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('is another than the one that was noted'),
    });
  });

  it('refuses to be rewritten, shortened or emptied', async () => {
    for (const statement of [
      "update audit_entry set subject = 'nothing'",
      'delete from audit_entry',
      'truncate audit_entry',
    ])
      await expect(sql.raw(statement).execute(office.context.db)).rejects.toThrow('not rewritten');
  });

  it('shows an entry that was rewritten and hashed anew: the one after it follows what stood there before', async () => {
    const { db } = office.context;
    const [was] = await entriesAfter(db, 1, 1);
    if (!was) throw new Error('nothing to rewrite');
    const hash = sealEntry({ ...was, after: { name: 'Television' } }, was.previousHash);
    const write = (name: string, seal: string) =>
      tamper(`update audit_entry set after = '{"name":"${name}"}', hash = '${seal}' where seq = 2`);
    await write('Television', hash);
    expect(await verifyChanges(db)).toEqual({ sound: false, seq: 3, why: 'chained-wrongly' });
    await write('Sound', was.hash);
    expect(await verifyChanges(db)).toMatchObject({ sound: true });
    // The first one follows nothing.
    await tamper(`update audit_entry set previous_hash = '${hash}' where seq = 1`);
    expect(await verifyChanges(db)).toEqual({ sound: false, seq: 1, why: 'chained-wrongly' });
    await tamper("update audit_entry set previous_hash = '' where seq = 1");
  });

  it('shows what somebody past the triggers did: a word changed, an entry gone, the end cut off and written anew', async () => {
    const { db } = office.context;
    const whole = await verifyChanges(db);
    const end = whole.sound ? whole.end : null;
    if (!end) throw new Error('nothing to tamper with');
    await tamper('update audit_entry set after = \'{"name":"Television"}\' where seq = 2');
    expect(await verifyChanges(db)).toEqual({ sound: false, seq: 2, why: 'altered' });
    await tamper('update audit_entry set after = \'{"name":"Sound"}\' where seq = 2');
    expect(await verifyChanges(db, end)).toMatchObject({ sound: true });
    await tamper(`delete from audit_entry where seq = ${end.seq}`);
    expect(await verifyChanges(db)).toMatchObject({ sound: true, entries: end.seq - 1 });
    expect(await verifyChanges(db, end)).toEqual({ sound: false, seq: end.seq, why: 'missing' });
    await office.make(office.ada, '/control/department/create', { name: 'Put there instead' });
    expect(await verifyChanges(db, end)).toEqual({ sound: false, seq: end.seq, why: 'not-the-known-one' });
    await tamper('delete from audit_entry where seq = 3');
    expect(await verifyChanges(db)).toEqual({ sound: false, seq: 3, why: 'missing' });
  });
});
