// The audit log over the wire: found by days, people, deeds and words, page by page, by administrators alone; and its chain checked.
import { AuditEntry, AuditVerdict } from '@herald/contract/audit.ts';
import { signs } from '@herald/contract/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { callAs } from '../../http/test-sign-in.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
let reader: TestActor;
beforeAll(async () => {
  office = await testOffice();
  reader = await office.someone(signs.readsAudit);
  const { ada } = office;
  const radio = await office.make(ada, '/control/department/create', { name: 'Radio' });
  await office.call(ada, '/control/department/update', { id: radio, name: 'Sound 100%' });
  await office.make(ada, '/control/role/create', { name: 'Night desk', description: '', resources: '' });
  const other = await office.someone(signs.managesPeople);
  await office.make(other, '/control/department/create', { name: 'Radio of the night' });
});
afterAll(() => office.close());

const Page = z.object({ items: z.array(AuditEntry), total: z.number() });
const list = async (query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return Page.parse((await office.call(reader, `/control/audit/list?${search}`)).data);
};
const seqs = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).items.map(({ seq }) => seq);

describe('the list', () => {
  it('is told newest first, with all that was written, page by page', async () => {
    const { items, total } = await list();
    expect([total, items.map(({ seq }) => seq)]).toEqual([4, [4, 3, 2, 1]]);
    expect(items[2]).toMatchObject({
      deed: 'department.change',
      subjectKind: 'department',
      subject: 'Sound 100%',
      actor: `${office.ada.name} (${office.ada.account})`,
      actorId: office.ada.personId,
      address: '127.0.0.1',
      before: { name: 'Radio' },
      after: { name: 'Sound 100%' },
    });
    expect(Math.abs(Date.parse(items[2]?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await seqs({ page: '2', pageSize: '3' })).toEqual([1]);
    // What is written meanwhile does not push its pages on.
    expect(await seqs({ page: '2', pageSize: '2', upTo: '3' })).toEqual([1]);
    expect((await list({ upTo: '3' })).total).toBe(3);
  });

  it('is narrowed by who, by a kind of subject, by one deed, and by words, in which every sign stands for itself', async () => {
    expect(await seqs({ who: office.ada.account.toUpperCase() })).toEqual([3, 2, 1]);
    expect(await seqs({ what: 'department' })).toEqual([4, 2, 1]);
    expect(await seqs({ what: 'department.create' })).toEqual([4, 1]);
    expect(await seqs({ what: 'department.create', who: office.ada.name })).toEqual([1]);
    expect(await seqs({ what: 'pause' })).toEqual([]);
    expect(await seqs({ subject: 'radio' })).toEqual([4, 1]);
    expect(await seqs({ subject: '%' })).toEqual([2]);
    expect(await seqs({ subject: 'ra\0dio' })).toEqual([4, 1]);
    expect((await office.call(reader, '/control/audit/list?what=sandwich')).code).toBe(400_001);
  });

  it('is narrowed by days of the platform’s zone, both ends within', async () => {
    // Past midnight in Shanghai, which is still the day before in UTC.
    await sql.raw('alter table audit_entry disable trigger all').execute(office.context.db);
    const move = (seq: number, at: string) =>
      sql`update audit_entry set at = ${at} where seq = ${seq}`.execute(office.context.db);
    const [kept] = (await list({ upTo: '1' })).items;
    const second = (await list({ upTo: '2' })).items[0];
    await move(1, '2026-03-01T15:59:59.999Z');
    await move(2, '2026-03-01T16:00:00.000Z');
    expect(await seqs({ until: '2026-03-01' })).toEqual([1]);
    expect(await seqs({ from: '2026-03-02', until: '2026-03-02' })).toEqual([2]);
    expect(await seqs({ from: '2026-03-01', until: '2026-03-02' })).toEqual([2, 1]);
    expect(await seqs({ from: '2026-03-03' })).toEqual([4, 3]);
    expect((await office.call(reader, '/control/audit/list?from=yesterday')).code).toBe(400_001);
    await move(1, kept?.at ?? '');
    await move(2, second?.at ?? '');
    await sql.raw('alter table audit_entry enable trigger all').execute(office.context.db);
  });

  it('is for administrators alone, as is its check: managing people is not enough', async () => {
    const manager = await office.someone(signs.managesPeople, signs.managesRoles, signs.seesAll);
    for (const path of ['list', 'verify']) {
      expect((await office.call(manager, `/control/audit/${path}`)).code).toBe(403_001);
      expect((await callAs(office.app, null, `/control/audit/${path}`)).code).toBe(101_102);
      expect((await office.call(reader, `/control/audit/${path}`)).code).toBe(200);
    }
    const { rows } = await sql<{ key: string }>`select role.key from role_sign join role on role.id = role_id
      where sign = ${signs.readsAudit} and role.key in ('admin', 'editor', 'scheduler', 'guest-writer')`.execute(
      office.context.db,
    );
    expect(rows).toEqual([{ key: 'admin' }]);
  });
});

describe('the check', () => {
  const check = async (known = '') =>
    AuditVerdict.parse((await office.call(reader, `/control/audit/verify?known=${known}`)).data);
  const later = () => passTime(office, 21_000);

  it('tells that the chain is sound and its end, and whether one that was noted is still there', async () => {
    await later();
    const verdict = await check();
    const [last] = (await list()).items;
    const end = `${last?.seq}:${last?.hash}`;
    expect(verdict).toMatchObject({ sound: true, entries: 4, end });
    expect(await check(end)).toEqual(verdict);
    const hash = '0'.repeat(64);
    expect(await check(`2:${hash}`)).toMatchObject({ sound: false, seq: 2, why: 'not-the-known-one' });
    expect(await check(`9:${hash}`)).toMatchObject({ sound: false, seq: 9, why: 'missing' });
    expect((await office.call(reader, '/control/audit/verify?known=nonsense')).code).toBe(400_001);
  });

  it('reads the log once, however many ask and however often, until twenty seconds later', async () => {
    await later();
    const asked = await Promise.all(Array.from({ length: 30 }, () => check()));
    expect(new Set(asked.map(({ checkedAt }) => checkedAt)).size).toBe(1);
    await passTime(office, 10_000);
    expect(await check()).toEqual(asked[0]);
    await passTime(office, 11_000);
    expect((await check()).checkedAt).not.toBe(asked[0]?.checkedAt);
  });

  it('tells where it is broken', async () => {
    await later();
    const { db } = office.context;
    await sql.raw('alter table audit_entry disable trigger all').execute(db);
    await sql.raw("update audit_entry set actor = 'Somebody else' where seq = 3").execute(db);
    expect(await check()).toMatchObject({ sound: false, seq: 3, why: 'altered' });
  });
});
