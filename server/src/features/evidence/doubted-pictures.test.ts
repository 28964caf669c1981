// Pictures that would prove nothing, with a real Chromium: pages that show something else, and posts that are just being withdrawn.
import { hourMs } from '@herald/contract/constants.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { afterAll, expect, it } from 'vitest';
import { keepTestPicture } from '../../db/test-picture.ts';
import { passTime } from '../../db/test-turns.ts';
import { fromContent } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from '../publishing/publish-package.ts';
import { relayOutbox } from '../publishing/relay-outbox.ts';
import { collectPictures } from './collect-pictures.ts';
import { listKeptPictures } from './list-kept-pictures.ts';
import { galleryPatienceMs, openGallery, type Live } from '../../db/test-gallery.ts';

const { room, context, goLive, kept, collect, collectAgain, leadTo } = await openGallery();
afterAll(() => room.close());
const uncertain = expect.stringMatching(/^The page could not be told for certain/);

it(
  'a page that answers and shows none of the post’s words is no proof: looked at again, then drawn and marked, or kept as what it is',
  async () => {
    const sentence = /^The page does not show this post’s words/;
    const tellAll = async (live: Live) => {
      await leadTo(live, `${room.sandbox.host}/_style.css`);
      const told = await collectAgain(live);
      expect(told.map((one) => one.split(': ')[0])).toEqual(['waiting', 'waiting', 'waiting', 'kept']);
      for (const one of told) expect(one.replace(/^\w+: /, '')).toMatch(sentence);
      return (await kept(live))['live'];
    };
    expect(await tellAll(await goLive())).toMatchObject({ source: 'read-back', status: 200 });
    const unknown = await goLive();
    await context.db
      .updateTable('publication')
      .set({ external_id: '1_1' })
      .where('id', '=', unknown.id)
      .execute();
    expect(await tellAll(unknown)).toMatchObject({ source: 'page', status: 200 });
  },
  2 * galleryPatienceMs,
);

it(
  'a page that is not there, or not any more, of a post of which its platform knows nothing, is told as gone, once',
  async () => {
    const told = context.db.selectFrom('message').select('figures').where('kind', '=', 'message-page-gone');
    for (const status of [404, 410]) {
      const live = await goLive();
      await leadTo(live, `${room.sandbox.host}/facebook/www/999_996`);
      const publication = context.db.updateTable('publication').where('id', '=', live.id);
      await publication.set({ external_id: `1_${status}` }).execute();
      const photograph: typeof context.photograph = async (url, stop) => {
        const seen = await context.photograph(url, stop);
        return seen.state === 'taken' ? { ...seen, status } : seen;
      };
      await collectAgain(live, { ...context, photograph });
      const ofIt = (await told.execute()).filter(({ figures }) => figures['status'] === status);
      expect(ofIt).toMatchObject([{ figures: { title: live.title } }]);
    }
  },
  2 * galleryPatienceMs,
);

it(
  'a post of a few words is pictured on every page that shows them, once its platform says that it stands; else the page is marked',
  async () => {
    for (const channel of ['facebook', 'twitter', 'linkedin'] as const) {
      const live = await goLive(channel, 'Snow today');
      await collect();
      expect((await kept(live))['live']).toMatchObject({ source: 'page', status: 200, because: '' });
    }
    const unknown = await goLive('facebook', 'Snow again');
    await context.db
      .updateTable('publication')
      .set({ external_id: '1_3' })
      .where('id', '=', unknown.id)
      .execute();
    await collect();
    expect((await kept(unknown))['live']).toMatchObject({
      source: 'page',
      because: expect.stringMatching(/^The page does not show/),
    });
  },
  2 * galleryPatienceMs,
);

it(
  'the page of the next of a series is no proof of the one before, nor is a page that shows its opening alone',
  async () => {
    const rain =
      'wind from the north-west, 5 to 6, rain from noon, at most 12 degrees. Ferries run as planned.';
    const forecast = (day: string) => `Weather for the harbour on ${day}: ${rain}`;
    const next = await goLive('facebook', forecast('Friday'));
    const before = await goLive('facebook', forecast('Monday'));
    await leadTo(before, next.external_url ?? '');
    const publication = context.db.updateTable('publication').where('id', '=', before.id);
    await publication.set({ external_id: '1_4' }).execute();
    await collect();
    const page = { source: 'page', status: 200 };
    expect((await kept(before))['live']).toMatchObject({
      ...page,
      because: expect.stringMatching(/^The page does not show this post’s words/),
      isUnsure: false,
    });
    // Nor does it become one by its platform's word that the one before stands.
    const standing = await goLive('facebook', forecast('Sunday'));
    await leadTo(standing, next.external_url ?? '');
    await collect();
    expect((await kept(standing))['live']).toMatchObject({ ...page, because: uncertain, isUnsure: true });
    const more = await goLive(
      'facebook',
      `${forecast('Friday').slice(0, 88)}, with snow by the evening, and cold.`,
    );
    await leadTo(more, next.external_url ?? '');
    await collect();
    expect((await kept(more))['live']).toMatchObject({
      ...page,
      because: expect.stringMatching(/^The page shows no more than how this post begins/),
      isUnsure: true,
    });
  },
  2 * galleryPatienceMs,
);

it(
  'the page of another article under the same title is no proof, though the platform says that both stand',
  async () => {
    const account = await room.account('wechat');
    const report = async (text: string) => {
      const { url: thumbPic } = await keepTestPicture(context, room.maya, 'jpg');
      const materialList = [{ mediaType: mediaTypes.text, content: text }];
      const body = PackageBody.parse({ title: 'Harbour weather report', materialList, thumbPic });
      const saved = await savePackage(context, room.maya, body);
      const asked = [{ pkGUID: saved.pkGUID, bids: [account.id] }];
      const [one] = await publishPackage(context, room.maya, asked, fromContent);
      if (!one) throw new Error('nothing was queued');
      const live = await room.advance(one);
      await relayOutbox(context, handlers);
      return live;
    };
    const sunny = await report('Friday: sun all day and no wind to speak of. The regatta begins at noon.');
    const stormy = await report('Monday: a storm from the north-west. The ferries stay where they are.');
    await leadTo(stormy, sunny.external_url ?? '');
    await collect();
    const page = { source: 'page', status: 200 };
    expect((await kept(sunny))['live']).toMatchObject({ ...page, because: '' });
    expect((await kept(stormy))['live']).toMatchObject({ ...page, because: uncertain, isUnsure: true });
  },
  2 * galleryPatienceMs,
);

it(
  'while new words are on their way, or were refused, the post stands and is pictured',
  async () => {
    for (const states of [['editing'], ['editing', 'edit-failed']] as const) {
      const live = await goLive();
      await leadTo(live, live.external_url ?? '');
      for (const state of states)
        await context.db.updateTable('publication').set({ state }).where('id', '=', live.id).execute();
      await collect();
      expect((await kept(live))['live']).toMatchObject({ source: 'page', status: 200, because: '' });
    }
  },
  galleryPatienceMs,
);

/** As its token is given back, or over: nobody can ask its platform. */
const standing = (state: 'usable' | 'auth-required') =>
  context.db.updateTable('channel_account').set({ state }).execute();

it(
  'a page of which few words are to be known, while its platform cannot be asked, is marked as that',
  async () => {
    const live = await goLive('facebook', 'Snow at last');
    await leadTo(live, live.external_url ?? '');
    await standing('auth-required');
    const told = await collectAgain(live);
    await standing('usable');
    expect(told.at(-1)).toMatch(/^kept: The page could not be told for certain/);
    expect((await kept(live))['live']).toMatchObject({ source: 'page', status: 200 });
  },
  galleryPatienceMs,
);

it(
  'a page that is not there while its platform cannot be asked is told as that: published again the post might stand twice',
  async () => {
    const live = await goLive();
    await leadTo(live, `${room.sandbox.host}/facebook/www/999_995`);
    await standing('auth-required');
    await collectAgain(live);
    await standing('usable');
    expect((await kept(live))['live']).toMatchObject({ state: 'kept', source: 'page', status: 404 });
    const told = context.db.selectFrom('message').select('kind').where('link', 'like', `%${live.id}`);
    expect((await told.execute()).filter(({ kind }) => kind.startsWith('message-page-'))).toEqual([
      { kind: 'message-page-unasked' },
    ]);
  },
  galleryPatienceMs,
);

it(
  'where only the platform can tell, and cannot be asked just now, it is asked again',
  async () => {
    const live = await goLive();
    await leadTo(live, null);
    await standing('auth-required');
    expect(await collectPictures(context)).toBe(true);
    await standing('usable');
    expect((await kept(live))['live']).toMatchObject({
      state: 'waiting',
      because: 'Neither the page nor the platform could be asked. Look there yourself.',
    });
    await passTime(room, 0.1 * hourMs);
    await collect();
    expect((await kept(live))['live']).toMatchObject({ state: 'kept', source: 'read-back' });
  },
  galleryPatienceMs,
);

it(
  'a post that has come to stand elsewhere is pictured there, and found by that address',
  async () => {
    const live = await goLive();
    await leadTo(live, `${room.sandbox.host}/facebook/www/999_994`);
    const { external_url } = live;
    await context.db.updateTable('publication').set({ external_url }).where('id', '=', live.id).execute();
    await collect();
    expect((await kept(live))['live']).toMatchObject({ status: 200, because: '', pageUrl: external_url });
    const asked = { page: 1, pageSize: 10, pageAlias: '', pageUrl: external_url ?? '' };
    expect((await listKeptPictures(context, room.maya, asked)).total).toBe(1);
  },
  galleryPatienceMs,
);

it(
  'while a post is being withdrawn its page is looked at, for it may stand on; that it is gone then is no news',
  async () => {
    const [live, leaving] = [await goLive(), await goLive()];
    await leadTo(live, live.external_url ?? '');
    await leadTo(leaving, `${room.sandbox.host}/facebook/www/999_997`);
    const messages = () =>
      context.db.selectFrom('message').where('kind', 'like', 'message-page-%').selectAll().execute();
    const before = (await messages()).length;
    for (const { id } of [live, leaving])
      await context.db
        .updateTable('publication')
        .set({ state: 'withdrawing' })
        .where('id', '=', id)
        .execute();
    for (let tries = 0; tries < 4; tries += 1) {
      await collect();
      await passTime(room, 0.01 * hourMs);
    }
    expect((await kept(live))['live']).toMatchObject({
      state: 'kept',
      source: 'page',
      status: 200,
      because: '',
    });
    expect((await kept(leaving))['live']).toMatchObject({ state: 'kept', source: 'page', status: 404 });
    expect((await messages()).length).toBe(before);
  },
  galleryPatienceMs,
);
