// Holding publishing up, letting it go and resending by machine stand in the audit log; the engine never waits for that log.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PauseScope } from '@herald/contract/brakes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { recordChange } from '../audit/record-change.ts';
import { liftPause } from './lift-pause.ts';
import { pausePublishing } from './pause-publishing.ts';
import { setResends } from './set-resends.ts';
import { readerOfLog } from '../../db/test-log.ts';

let room: Newsroom;
let chief: TestActor;
beforeAll(async () => {
  room = await testNewsroom();
  chief = await testActor(room.context, { department: 'Desk', signs: ['publication:pause', 'content:all'] });
});
const fresh = readerOfLog(() => room.context.db);
afterEach(() => room.sandbox.liftFaults());
afterAll(() => room.close());

describe('in the audit log', () => {
  const scopes: readonly [string, string, (accountId: string) => PauseScope][] = [
    ['everything', '', () => ({ scope: 'everything' })],
    ['a channel', 'Facebook', () => ({ scope: 'channel', channelid: 31 })],
    ['a department', 'Desk', () => ({ scope: 'department', departmentId: chief.departmentId })],
    ['an account', 'Test facebook (Facebook)', (accountId) => ({ scope: 'account', accountId })],
  ];
  it.each(scopes)('stands a pause of %s, and that it was lifted', async (_, subject, what) => {
    const { id: accountId } = await room.account('facebook');
    const asked = { what: what(accountId), because: 'An election' };
    const { id } = await pausePublishing(room.context, chief, asked);
    // Asked twice it is one pause, and nothing was changed.
    await pausePublishing(room.context, chief, asked);
    await liftPause(room.context, chief, { id });
    await expect(liftPause(room.context, chief, { id })).rejects.toMatchObject({ code: 'not-found' });
    const [laid, lifted, ...more] = await fresh();
    expect(more).toEqual([]);
    const said = { scope: asked.what.scope, because: 'An election', by: chief.name };
    const same = { subject_kind: 'pause', subject_id: id, subject, actor_id: chief.personId };
    expect(laid).toMatchObject({ ...same, deed: 'pause.create', before: null, after: said });
    expect(lifted).toMatchObject({ ...same, deed: 'pause.remove', before: said, after: null });
  });

  it('stands whether a platform’s posts are sent once more by machine, where that changes', async () => {
    for (const resends of [true, true, false])
      await setResends(room.context, chief, { channelid: 32, resends });
    expect(await fresh()).toMatchObject([
      {
        deed: 'resends.change',
        subject: 'Twitter',
        before: { resends: false },
        after: { resends: true },
      },
      { deed: 'resends.change', before: { resends: true }, after: { resends: false } },
    ]);
  });

  it('stands nothing of what is refused', async () => {
    const binder = await testActor(room.context, { department: 'Sports', signs: ['account:bind'] });
    const everything = { what: { scope: 'everything' }, because: '' } as const;
    await expect(pausePublishing(room.context, binder, everything)).rejects.toMatchObject({
      code: 'forbidden',
    });
    const nowhere = { what: { scope: 'department', departmentId: 'nowhere' }, because: '' } as const;
    await expect(pausePublishing(room.context, chief, nowhere)).rejects.toMatchObject({ code: 'not-found' });
    expect(await fresh()).toEqual([]);
  });
});

describe('the engine of publishing', () => {
  it('sends while somebody keeps every writer of the log waiting', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    let waiting: Promise<{ id: string }> = Promise.reject(new Error('nothing was asked'));
    waiting.catch(() => undefined);
    await room.context.db.transaction().execute(async (tx) => {
      await recordChange(tx, chief, {
        deed: 'department.change',
        subjectKind: 'department',
        subjectId: chief.departmentId,
        subject: 'Desk',
        before: { name: 'Desk' },
        after: { name: 'Desk' },
      });
      const asked = { what: { scope: 'channel', channelid: 32 }, because: '' } as const;
      waiting = pausePublishing(room.context, chief, asked);
      expect((await room.advance(queued)).state).toBe('published');
      // Who does write in it has waited all the while.
      expect(await fresh()).toEqual([]);
    });
    const { id } = await waiting;
    expect(await fresh()).toMatchObject([
      { deed: 'department.change' },
      { deed: 'pause.create', subject_id: id },
    ]);
    await liftPause(room.context, chief, { id });
  });

  it('has no room that writes in it: only what a person asks for does', async () => {
    const files = (await readdir(import.meta.dirname)).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const writing: string[] = [];
    for (const name of files)
      if ((await readFile(join(import.meta.dirname, name), 'utf8')).includes('recordChange('))
        writing.push(name);
    expect(writing).toEqual(['lift-pause.ts', 'pause-publishing.ts', 'set-resends.ts']);
  });
});
