// Pictures of what went live, with a real Chromium at the sandbox's pages: when, of what, for whom, and what becomes of them.
import { createHash } from 'node:crypto';
import { hourMs } from '@herald/contract/constants.ts';
import { pictureEndpoints } from '@herald/contract/endpoints/pictures.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { openPhotograph } from '../../cage/photograph.ts';
import { testActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { collectPictures } from './collect-pictures.ts';
import { listKeptPictures } from './list-kept-pictures.ts';
import { claimPicture, failPicture } from './store.ts';
import { takeShot } from './take-shot.ts';
import { galleryPatienceMs, openGallery } from '../../db/test-gallery.ts';

const paging = { page: 1, pageSize: 10, pageAlias: '' };
const { room, context, goLive, kept, collect, collectAgain, leadTo } = await openGallery();
afterAll(() => room.close());

it(
  'R-HIST-009: a picture is kept at once, an hour and a day after it went live, once each, with hash and status',
  async () => {
    const live = await goLive();
    await collect();
    const first = await kept(live);
    expect(first['live']).toMatchObject({
      state: 'kept',
      source: 'page',
      status: 200,
      pageUrl: live.external_url,
    });
    expect([first['hour']?.state, first['day']?.state]).toEqual(['waiting', 'waiting']);
    const key = first['live']?.pictureUrl.split('/').at(-1) ?? '';
    const bytes = await context.files.readWhole(key);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(first['live']?.sha256);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_280, height: 1_600 });
    await passTime(room, 1.5 * hourMs);
    await collect();
    expect((await kept(live))['day']?.state).toBe('waiting');
    await passTime(room, 23 * hourMs);
    await collect();
    const all = await kept(live);
    expect([all['hour']?.state, all['day']?.state]).toEqual(['kept', 'kept']);
    expect(all['live']).toEqual(first['live']);
  },
  galleryPatienceMs,
);

it(
  'R-HIST-009: nobody was there for two days: the latest picture is taken, the earlier are said to be missed',
  async () => {
    const live = await goLive();
    await passTime(room, 48 * hourMs);
    await collect();
    const { live: first, hour, day } = await kept(live);
    expect([first?.state, hour?.state, day?.state]).toEqual(['failed', 'failed', 'kept']);
    expect(first?.because).toBe('Herald was not running at that time. See the next picture.');
  },
  galleryPatienceMs,
);

it(
  'R-HIST-009, R-API-073: a page’s address leads to its kept pictures, those of another department’s post nobody’s',
  async () => {
    const live = await goLive();
    const other = await testActor(context, { department: 'Sports', signs: [] });
    await expect(kept(live, other)).rejects.toMatchObject({ code: 'post-gone' });
    const pageUrl = live.external_url ?? '';
    const asked = { ...paging, pageAlias: 'facebook', pageUrl };
    expect((await listKeptPictures(context, other, asked)).total).toBe(0);
    expect((await listKeptPictures(context, room.maya, asked)).total).toBe(3);
    await collect();
    const found = await listKeptPictures(context, room.maya, asked);
    expect(found.items.find(({ moment }) => moment === 'live')?.pictureUrl).toMatch(
      /^\/prod-api\/content\/publish\/picture\/[0-9a-f]{40}\.webp$/,
    );
    const ofRows = { ...paging, ids: [live.id, 'nonsense', '00000000-0000-4000-8000-000000000000'] };
    const { items, total } = await listKeptPictures(context, room.maya, ofRows);
    expect({ total, moments: items.map(({ moment }) => moment) }).toEqual({ total: 1, moments: ['live'] });
    expect(await listKeptPictures(context, other, ofRows)).toEqual({ items: [], total: 0 });
  },
  galleryPatienceMs,
);

it(
  'a picture somebody died over is taken by the next, and what the dead one brings late is not kept',
  async () => {
    const live = await goLive();
    const dead = await claimPicture(context.db, { leaseMs: 60_000, atOnce: 1 });
    expect(await collectPictures(context)).toBe(false);
    await passTime(room, 0.1 * hourMs);
    await collect();
    const { live: taken } = await kept(live);
    expect(taken).toMatchObject({ id: dead?.id, state: 'kept' });
    expect(dead && (await failPicture(context.db, dead, 'picture-not-told'))).toBe(false);
  },
  galleryPatienceMs,
);

it(
  'a picture over which four have died is taken up no more',
  async () => {
    const live = await goLive();
    await leadTo(live, live.external_url ?? '');
    await context.db
      .updateTable('page_picture')
      .set({ tries: 4 })
      .where('publication_id', '=', live.id)
      .execute();
    await collect();
    expect((await kept(live))['live']).toMatchObject({ state: 'failed', takenAt: expect.any(String) });
  },
  galleryPatienceMs,
);

it(
  'where the post has no public address the picture is drawn from what the platform says, and marked',
  async () => {
    const live = await goLive();
    await leadTo(live, null);
    await collect();
    const { live: drawn } = await kept(live);
    expect(drawn).toMatchObject({ state: 'kept', source: 'read-back', status: null });
    expect(drawn?.because).toBe('The platform gave the post no public address.');
    const bytes = await context.files.readWhole(drawn?.pictureUrl.split('/').at(-1) ?? '');
    expect((await sharp(bytes).metadata()).width).toBe(1_280);
  },
  galleryPatienceMs,
);

it(
  'a page that is not there is looked for again; it is told once to who published it, and changes nothing of the publication',
  async () => {
    const live = await goLive();
    await leadTo(live, `${room.sandbox.host}/facebook/www/999_999`);
    const sentence = 'The page answered with an error. Open it yourself to see whether it is there.';
    const messages = () =>
      context.db
        .selectFrom('message')
        .select(['kind', 'figures'])
        .where('kind', 'like', 'message-page-%')
        .execute();
    expect(await messages()).toEqual([]);
    expect(await collectAgain(live)).toEqual([
      ...Array.from({ length: 3 }, () => `waiting: ${sentence}`),
      `kept: ${sentence}`,
    ]);
    expect((await kept(live))['live']).toMatchObject({ source: 'page', status: 404 });
    // Its platform says that it stands: whoever published it again would have it twice.
    expect(await messages()).toMatchObject([
      { kind: 'message-page-hidden', figures: { status: 404, title: live.title } },
    ]);
    expect((await room.read(live.id)).state).toBe('published');
  },
  galleryPatienceMs,
);

it(
  'what only its owner sees is not photographed: it is drawn at the first try, and marked',
  async () => {
    const live = await goLive();
    await leadTo(live, `${room.sandbox.host}/facebook/www/999_998`);
    await context.db
      .updateTable('publication')
      .set({ owner_only: 'chosen' })
      .where('id', '=', live.id)
      .execute();
    expect(await collectPictures(context)).toBe(true);
    expect((await kept(live))['live']).toMatchObject({
      state: 'kept',
      source: 'read-back',
      status: null,
      because: 'Only the owner of the account sees this page, so it is not photographed.',
    });
  },
  galleryPatienceMs,
);

it(
  'where no browser is to be had it is tried again and said, and what is kept in the end is drawn and marked as that',
  async () => {
    const live = await goLive();
    await leadTo(live, live.external_url ?? '');
    const config = { ...context.config, pictures: { chromiumPath: '/nowhere/chromium', atOnce: 1 } };
    const bare = { ...context, config, photograph: openPhotograph(config) };
    const sentence =
      'No browser could be started to take the picture. Tell whoever runs Herald; the worker’s log says why.';
    expect(await collectAgain(live, bare)).toEqual([
      ...Array.from({ length: 3 }, () => `waiting: ${sentence}`),
      `kept: ${sentence}`,
    ]);
    expect((await kept(live))['live']).toMatchObject({ source: 'read-back', status: null });
  },
  galleryPatienceMs,
);

it(
  'a picture that is called off is due again at once, and that was no try',
  async () => {
    const live = await goLive();
    await leadTo(live, live.external_url ?? '');
    const calledOff = new AbortController();
    const taking = collectPictures(context, calledOff.signal);
    setTimeout(() => calledOff.abort(), 300);
    await taking;
    expect((await kept(live))['live']).toMatchObject({ state: 'waiting', because: '' });
    const rows = context.db.selectFrom('page_picture').select('tries').where('publication_id', '=', live.id);
    expect(await rows.execute()).toEqual([{ tries: 0 }]);
    await collect();
    expect((await kept(live))['live']?.state).toBe('kept');
  },
  galleryPatienceMs,
);

it(
  'R-API-053, R-SHOT-008, R-STATE-012: a page is pictured for whoever asks: successing while it is taken, then success',
  async () => {
    const asked = { pageAlias: 'facebook', pageUrl: `${room.sandbox.host}/facebook/www/1` };
    expect(await takeShot(context, room.maya, asked, 0)).toMatchObject({
      img: { state: 'successing', img: '' },
    });
    await collect();
    const { img } = await takeShot(context, room.maya, asked, 0);
    expect(img).toMatchObject({ state: 'success', because: '' });
    expect(img.img).toMatch(/^\/prod-api\/content\/publish\/picture\/[0-9a-f]{40}\.webp$/);
  },
  galleryPatienceMs,
);

it(
  'R-STATE-012: what leads inside a network fails with its sentence',
  async () => {
    const asked = { pageAlias: 'vk', pageUrl: 'http://169.254.169.254/latest/meta-data/' };
    await takeShot(context, room.maya, asked, 0);
    await collect();
    expect(await takeShot(context, room.maya, asked, 0)).toMatchObject({
      img: { state: 'fail', because: 'The address leads inside a network, or to no page: it is not opened.' },
    });
  },
  galleryPatienceMs,
);

it(
  'what is closed is not opened again by asking again, and nobody asks for more than ten pages a minute',
  async () => {
    const impatient = await testActor(context, { department: 'Desk', signs: [] });
    const ask = (name: string) =>
      takeShot(context, impatient, { pageAlias: '', pageUrl: `http://10.0.0.1/${name}` }, 0);
    for (let page = 0; page < 10; page += 1) await ask(`${page}`);
    await collect();
    expect((await ask('0')).img.state).toBe('fail');
    await expect(ask('another')).rejects.toMatchObject({ code: 'too-many-requests' });
  },
  galleryPatienceMs,
);

it('R-SHOT-007, R-CONST-003: whoever asks for a picture waits up to ten minutes', () => {
  expect(pictureEndpoints.pageShot.timeoutMs).toBe(600_000);
});
