// What people’s own sign-in, passwords and ended sessions leave in the log, and that two who write in it never wait for each other.
import { signs } from '@herald/contract/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Session } from '@herald/contract/people.ts';
import { callAs } from '../../http/test-sign-in.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { sealPassword } from '../sign-on/seal-password.ts';
import { recordChange } from './record-change.ts';
import { verifyChanges } from './verify-changes.ts';
import { readerOfLog } from '../../db/test-log.ts';

let office: TestOffice;
let editorRole: string;
beforeAll(async () => {
  office = await testOffice();
  const role = office.context.db.selectFrom('role').select('id').where('key', '=', 'editor');
  editorRole = (await role.executeTakeFirstOrThrow()).id;
});
afterAll(() => office.close());

const fresh = readerOfLog(() => office.context.db);
const password = 'First-2026!';
const create = (account: string) =>
  office.make(office.ada, '/control/user/create', {
    account,
    name: `Name of ${account}`,
    departmentId: office.ada.departmentId,
    password,
    roles: editorRole,
  });

describe('a person', () => {
  it('who signs in for the first time stands in it by themselves, with the roles and the department that brought, once; each sign-in with its browser', async () => {
    const claimed = { account: 'newcomer', name: 'Nadia', email: 'nadia@example.com', department: 'Weather' };
    await office.context.db
      .insertInto('credential')
      .values({ ...claimed, roles: ['editor'], password_hash: await sealPassword(password) })
      .execute();
    await fresh();
    expect((await office.signIn('newcomer', password)).code).toBe(200);
    const [department, user, session, ...more] = await fresh();
    expect(more).toEqual([]);
    expect(department).toMatchObject({
      deed: 'department.create',
      subject: 'Weather',
      actor: 'Nadia (newcomer)',
    });
    expect(user).toMatchObject({
      deed: 'user.create',
      subject: 'Nadia (newcomer)',
      actor: 'Nadia (newcomer)',
      actor_id: user?.subject_id,
      address: '127.0.0.1',
      before: null,
      after: { account: 'newcomer', department: 'Weather', roles: ['Editor'], by: 'first sign-in' },
    });
    expect(session).toMatchObject({
      deed: 'session.create',
      subject: 'Nadia (newcomer)',
      actor: 'Nadia (newcomer)',
      actor_id: user?.subject_id,
      address: '127.0.0.1',
      after: { browser: expect.any(String) },
    });
    expect((await office.signIn('newcomer', password)).code).toBe(200);
    expect((await fresh()).map(({ deed }) => deed)).toEqual(['session.create']);
  });

  it('whose password is refused stands in it with where from; what was typed does not, as it may be a password', async () => {
    await create('forgetful');
    await fresh();
    await office.signIn('forgetful', 'Wrong-2026!');
    await office.signIn('MyPassword-2026!', 'Wrong-2026!');
    const refused = await fresh();
    expect(refused.map(({ deed, subject, address }) => [deed, subject, address])).toEqual([
      ['session.refuse', 'forgetful', '127.0.0.1'],
      ['session.refuse', '?', '127.0.0.1'],
    ]);
    expect(JSON.stringify(refused)).not.toMatch(/MyPassword|Wrong-2026/);
    // After five tries nothing is compared any more, so nothing more is written.
    for (let n = 0; n < 8; n += 1) await office.signIn('forgetful', 'Wrong-2026!');
    expect(await fresh()).toHaveLength(4);
    expect(await verifyChanges(office.context.db)).toMatchObject({ sound: true });
  });

  it('whose sessions an administrator ends by a new password or by disabling them: how many went on', async () => {
    const id = await create('signed-in-twice');
    for (let n = 0; n < 2; n += 1) await office.signIn('signed-in-twice', password);
    await fresh();
    const { departmentId } = office.ada;
    const change = { id, name: 'Twice', email: '', departmentId, password: 'Second-2026!' };
    await office.call(office.ada, '/control/user/update', change);
    await office.signIn('signed-in-twice', 'Second-2026!');
    for (const status of ['disabled', 'enabled'])
      await office.call(office.ada, '/control/user/status', { id, status });
    const [anew, , disabled, enabled] = await fresh();
    expect(anew?.after).toMatchObject({ password: 'set anew', sessionsEnded: 2 });
    expect(disabled).toMatchObject({
      before: { status: 'enabled' },
      after: { status: 'disabled', sessionsEnded: 1 },
    });
    expect(enabled?.after).not.toHaveProperty('sessionsEnded');
  });

  it('who changes their own password is in it, and that a wrong one was given', async () => {
    await create('own-password');
    const { accessToken } = Session.parse((await office.signIn('own-password', password)).data);
    await fresh();
    const ask = (oldPass: string) =>
      callAs(office.app, accessToken, '/control/user/pass/update', { oldPass, newPass: 'Another-26!' });
    expect((await ask('Wrong-2026!')).code).toBe(422_053);
    expect(await fresh()).toMatchObject([{ deed: 'session.refuse', subject: 'own-password' }]);
    expect((await ask(password)).code).toBe(200);
    const [changed] = await fresh();
    expect(changed).toMatchObject({
      deed: 'user.change',
      actor: 'Name of own-password (own-password)',
      after: { password: 'changed by its owner', sessionsEnded: 0 },
    });
    expect(JSON.stringify(changed)).not.toMatch(/Another-26|First-2026/);
  });
});

describe('how a session ended', () => {
  it('by signing out stands in it once, and by its owner from another browser once for each', async () => {
    await create('leaves');
    const sign = async () => Session.parse((await office.signIn('leaves', password)).data).accessToken;
    const tokens = [await sign(), await sign(), await sign()];
    await fresh();
    const ask = (token: string | undefined, path: string) => callAs(office.app, token ?? '', path, {});
    expect((await ask(tokens[0], '/control/user/endOtherSessions')).code).toBe(200);
    const by = { actor: 'Name of leaves (leaves)', subject: 'Name of leaves (leaves)' };
    const ended = { ...by, before: { browser: expect.any(String) }, after: null, address: '127.0.0.1' };
    const removed = { ...ended, deed: 'session.remove' };
    expect(await fresh()).toMatchObject([removed, removed]);
    for (let n = 0; n < 2; n += 1) await ask(tokens[0], '/control/user/logout');
    expect(await fresh()).toMatchObject([{ ...ended, deed: 'session.leave' }]);
    expect(await verifyChanges(office.context.db)).toMatchObject({ sound: true });
  });
});

describe('several at once', () => {
  const isWaiting = async () => {
    const { rows } = await sql<{ waits: boolean }>`select exists (select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(office.context.db);
    return rows[0]?.waits ?? false;
  };

  it('who deletes several waits for whoever changes one of them, who does not wait for that', async () => {
    const [first, second] = [await create('goes-first'), await create('goes-second')];
    await fresh();
    let deleting: Promise<{ code: number }> = Promise.resolve({ code: 0 });
    await office.context.db.transaction().execute(async (tx) => {
      await tx.updateTable('person').set({ email: 'held@example.com' }).where('id', '=', second).execute();
      deleting = office.call(office.ada, '/control/user/delete', { ids: [first, second] });
      await expect.poll(isWaiting).toBe(true);
      await recordChange(tx, office.ada, {
        deed: 'user.change',
        subjectKind: 'user',
        subjectId: second,
        subject: 'held',
        before: null,
        after: { email: 'held@example.com' },
      });
    });
    expect((await deleting).code).toBe(200);
    expect((await fresh()).map((one) => one.deed)).toEqual(['user.change', 'user.remove', 'user.remove']);
  });

  it('departments, roles and entries are deleted by the dozen, all in the log or none', async () => {
    const { ada } = office;
    const names = ['North', 'East', 'South'];
    const departments: string[] = [];
    for (const name of names)
      departments.push(await office.make(ada, '/control/department/create', { name }));
    const roles: string[] = [];
    for (const name of names)
      roles.push(await office.make(ada, '/control/role/create', { name, resources: '' }));
    const group = await office.make(ada, '/control/resource/create', { name: 'Group' });
    await office.make(ada, '/control/resource/create', { name: 'Below', parentId: group, url: '/api/x' });
    await fresh();
    const none = await office.call(ada, '/control/department/delete', {
      ids: [...departments, ada.departmentId],
    });
    expect(none.code).toBe(409_054);
    expect(await fresh()).toEqual([]);
    await office.call(ada, '/control/department/delete', { ids: departments });
    await office.call(ada, `/control/role/delete/0/${roles.join(',')}`);
    await office.call(ada, '/control/resource/delete/1', { ids: [group] });
    const gone = await fresh();
    const said = gone.map((one) => `${one.deed} ${one.subject}`);
    expect(said.toSorted()).toEqual(
      [
        ...names.flatMap((name) => [`department.remove ${name}`, `role.remove ${name}`]),
        'resource.remove Below',
        'resource.remove Group',
      ].toSorted(),
    );
    expect(gone.every(({ before, after }) => before !== null && after === null)).toBe(true);
    expect(await verifyChanges(office.context.db)).toMatchObject({ sound: true });
  });

  it('whoever may manage people alone writes in it as anybody does', async () => {
    const helper = await office.someone(signs.managesPeople);
    await fresh();
    await office.make(helper, '/control/department/create', { name: 'West' });
    expect(await fresh()).toMatchObject([{ deed: 'department.create', actor_id: helper.personId }]);
  });
});
