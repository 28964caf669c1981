// What must not hold up an account or fool a person: broken files, several candidates, another department's hands.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { MediaItem } from '@herald/contract/content.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { readClock } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { turn } from '../../db/test-turns.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { advanceUntil, allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { checkPublication } from './check-publication.ts';
import { editPackage } from './edit-package.ts';
import { readSchedule } from './read-schedule.ts';
import { resolvePublication } from './resolve-publication.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawPackage } from './withdraw-package.ts';
import { withdrawPublication } from './withdraw-publication.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;

keepDoubtfulRoom((opened) => {
  room = opened;
});

const keyOf = (picture: MediaItem) => picture.url.split('/').at(-1) ?? '';

describe('a picture', () => {
  it.each(['http://127.0.0.1:22/x.png', `/prod-api/media/${'a'.repeat(40)}.png`, 'file:///etc/passwd'])(
    'that is no file of ours is refused when Publish is pressed: %s',
    async (url) => {
      const account = await room.account('facebook');
      const foreign = MediaItem.parse({ mediaType: 4, url, name: 'x.png', size: 10 });
      await expect(room.publish(account, `Foreign ${url}`, [foreign])).rejects.toMatchObject({
        code: 'content-refused',
        problems: [{ code: 'upload-failed', field: 'images' }],
      });
    },
  );

  it('of another department is not ours either', async () => {
    const stranger = await testActor(room.context, { department: 'Elsewhere', signs: allPublishingSigns });
    const picture = await room.picture();
    await room.context.db
      .updateTable('file')
      .set({ department_id: stranger.departmentId })
      .where('key', '=', keyOf(picture))
      .execute();
    const account = await room.account('facebook');
    await expect(room.publish(account, 'Stolen picture', [picture])).rejects.toMatchObject({
      code: 'content-refused',
    });
  });

  it('is judged by what is stored, not by what the browser said of it', async () => {
    const picture = await room.picture();
    const account = await room.account('facebook');
    const one = await room.publish(account, 'Honest size', [
      { ...picture, size: 1, md5: 'lie', name: 'a.exe' },
    ]);
    expect(one.post.images[0]).toMatchObject({ sizeBytes: picture.size, md5: picture.md5, name: 'dot.png' });
  });

  it('whose file is lost fails its own post with the reason, and the account goes on', async () => {
    const account = await room.account('facebook');
    const picture = await room.picture();
    const broken = await room.publish(account, 'The file is gone', [picture]);
    const next = await room.publish(account, 'The next one goes out');
    await room.context.files.remove(keyOf(picture));
    expect(await room.advance(broken)).toMatchObject({ state: 'failed', reason: 'reason-content-broken' });
    expect((await room.advance(next)).state).toBe('published');
    expect(await room.posts(account)).toHaveLength(1);
  });

  it.each([
    ['a picture of which other bytes are there now', 'facebook', 'picture'],
    ['a film that was cut short', 'twitter', 'film'],
  ] as const)('%s is not sent', async (_, channel, kind) => {
    const { context, maya } = room;
    const account = await room.account(channel);
    const file = kind === 'film' ? await keepTestVideo(context, maya, 6_000_000) : await room.picture();
    const broken = await room.publish(account, `Damaged ${kind}`, [file]);
    await context.files.remove(keyOf(file));
    await context.files.write(keyOf(file), Readable.from([Buffer.alloc(100_000, 1)]), 100_000);
    expect(await room.advance(broken)).toMatchObject({ state: 'failed', reason: 'reason-content-broken' });
    expect(await room.posts(account)).toEqual([]);
  });
});

describe('several posts that could be it', () => {
  it('are shown to a person as candidates, and "send again" is refused while they stand there', async () => {
    const account = await room.account('twitter');
    const text = `Twice there ${account.externalId}`;
    const token = (await loadAccount(room.context, account.id))?.account.token.access ?? '';
    const posted = async () => {
      const answer = await room.sandbox.fetch(`${room.sandbox.environment['TWITTER_API']}/2/tweets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ text }),
      });
      expect(answer.status).toBe(201);
    };
    await room.strike(account, 'reset-before');
    const lost = await room.publish(account, text);
    await room.advance(lost, ['reconciling']);
    await posted();
    await posted();
    const unknown = await room.advance(lost);
    expect(unknown).toMatchObject({ state: 'unknown', reason: 'reason-several-candidates' });
    const posts = await room.posts(account);
    const links = posts.map(({ externalId }) =>
      expect.stringMatching(new RegExp(`^https?://.*/status/${externalId}$`)),
    );
    expect(unknown.candidates).toEqual(expect.arrayContaining(links));
    expect(unknown.candidates).toHaveLength(2);
    await expect(
      resolvePublication(room.context, room.maya, { id: lost.id, answer: 'not-live' }),
    ).rejects.toMatchObject({ code: 'still-there' });
    expect((await room.read(lost.id)).state).toBe('unknown');
  });
});

describe('another department', () => {
  it('can neither edit, nor take down a package, nor read or withdraw a schedule: it is not there for them (A01)', async () => {
    const { context } = room;
    const stranger = await testActor(context, { department: 'Far away', signs: allPublishingSigns });
    const neighbour = await testActor(context, { department: 'Desk', signs: allPublishingSigns });
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    const made = await schedulePackage(
      context,
      room.maya,
      {
        pubTime: wallClockOf(new Date((await readClock(context.db)).getTime() + dayMs), context.config.zone),
        channelBindIds: [account.id],
        pkGUID: await room.write('Tomorrow.'),
      },
      fromContent,
    );
    const edit = { opp_id: live.id, pkGUID: live.package_id };
    const gone = { code: 'not-found' };
    await expect(editPackage(context, stranger, edit, fromContent)).rejects.toMatchObject(gone);
    await expect(withdrawPackage(context, stranger, { id: live.package_id })).rejects.toMatchObject(gone);
    await expect(readSchedule(context, stranger, made)).rejects.toMatchObject(gone);
    await expect(withdrawSchedule(context, stranger, made, fromContent)).rejects.toMatchObject(gone);
    expect((await room.read(live.id)).state).toBe('published');
    // Somebody else of the same department may.
    expect((await readSchedule(context, neighbour, made)).schedule.id).toBe(made.id);
    expect(await withdrawSchedule(context, neighbour, made, fromContent)).toEqual({});
  });

  it('can neither settle, nor look again, nor take down: it is not there for them (A01)', async () => {
    const stranger = await testActor(room.context, { department: 'Far away', signs: allPublishingSigns });
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    await room.strike(account, 'reset-before');
    const unknown = await room.advance(await room.publish(account));
    expect(unknown.state).toBe('unknown');
    const gone = { code: 'not-found' };
    const drop = { id: unknown.id, answer: 'drop' } as const;
    await expect(resolvePublication(room.context, stranger, drop)).rejects.toMatchObject(gone);
    await expect(checkPublication(room.context, stranger, { id: unknown.id })).rejects.toMatchObject(gone);
    await expect(withdrawPublication(room.context, stranger, { id: live.id })).rejects.toMatchObject(gone);
    expect([(await room.read(live.id)).state, (await room.read(unknown.id)).state]).toEqual([
      'published',
      'unknown',
    ]);
  });
});

describe('a fault of our own', () => {
  it('in every look: a person is asked in time, and the account goes on', async () => {
    const account = await room.account('twitter');
    await room.strike(account, 'reset-before');
    const lost = await room.advance(await room.publish(account, 'Nobody can look'), ['reconciling']);
    const channels = room.context.channels.map((channel) => ({
      ...channel,
      settle: { ...channel.settle, settle: () => Promise.reject(new Error('our own fault')) },
    }));
    const next = await room.publish(account, 'The next one');
    const context = { ...room.context, channels };
    await advanceUntil(context, next, ['published']);
    const unknown = await room.read(lost.id);
    expect(unknown).toMatchObject({ state: 'unknown', reason: 'reason-cannot-look', detail: '' });
    expect(unknown.looks).toBeGreaterThan(0);
  });

  it('behind the call of an edit: asked for a few times more, and then only looked for', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Before'));
    const fails = () => Promise.reject(new Error('a file is missing'));
    const channels = room.context.channels.map((channel) => ({
      ...channel,
      change: { ...channel.change, edit: channel.change.edit && fails },
    }));
    const context = { ...room.context, channels };
    const pkGUID = await room.write('After');
    await editPackage(context, room.maya, { opp_id: live.id, pkGUID }, fromContent);
    for (let count = 0; count < 15; count += 1) {
      await turn({ ...room, context }, live);
    }
    const calls = await context.db.selectFrom('attempt').selectAll().where('op', '=', 'edit').execute();
    expect(calls.filter((one) => one.publication_id === live.id).length).toBeLessThanOrEqual(8);
  });
});
