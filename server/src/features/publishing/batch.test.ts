// Several packages in one go: one message at WeChat, in their order and once; one after the other elsewhere, for who may arrange.
import { PackageBody } from '@herald/contract/content.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { passTime } from '../../db/test-turns.ts';
import {
  advanceUntil,
  allPublishingSigns,
  fromContent,
  testNewsroom,
  type Newsroom,
} from '../../test-newsroom.ts';
import { envelopeOf } from '../../http/errors.ts';
import { Refusal } from '../../refusal.ts';
import { savePackage } from '../content/save-package.ts';
import { listPublications } from './list-publications.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { summarisePackages } from './summarise-packages.ts';

let room: Newsroom;
let wechat: TestAccount;
beforeAll(async () => {
  room = await testNewsroom();
  wechat = await room.account('wechat');
});
afterAll(() => room.close());

const picture = () => keepTestPicture(room.context, room.maya, 'jpg');
const article = async (words: string, cover = true, pictures = 0) => {
  const { url } = await picture();
  const inside = await Promise.all(Array.from({ length: pictures }, picture));
  const body = {
    title: words,
    materialList: [{ mediaType: 3, content: `${words}, in full.` }, ...inside],
    ...(cover ? { thumbPic: url } : {}),
  };
  return (await savePackage(room.context, room.maya, PackageBody.parse(body))).pkGUID;
};
const nameOf = async ({ id }: TestAccount) =>
  (
    await room.context.db
      .selectFrom('channel_account')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).name;
const batch = (pkGUIDs: string[], bids = [wechat.id], who = room.maya) =>
  publishBatch(room.context, who, { pkGUIDs, bids }, fromContent);

describe('a WeChat batch', () => {
  it('R-API-024 R-WX-011: is one message with all its articles in their order, told of every package in it', async () => {
    const packages = [await article('Bridge'), await article('Ferry'), await article('Lighthouse')];
    const queued = await batch(packages);
    expect(queued).toHaveLength(1);
    const [one] = queued;
    if (!one) throw new Error('nothing was queued');
    expect(await room.advance(one)).toMatchObject({ state: 'published' });
    const posts = await room.posts(wechat);
    expect(posts).toHaveLength(1);
    const places = ['Bridge', 'Ferry', 'Lighthouse'].map((word) => posts[0]?.text.indexOf(word) ?? -1);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const standings = await summarisePackages(room.context.db, packages);
    expect(packages.map((id) => standings.get(id)?.live)).toEqual([1, 1, 1]);
    for (const id of packages)
      expect(
        (await listPublications(room.context, room.maya, { id })).items.map((item) => item.opp_id),
      ).toEqual([one.id]);
  });

  it('of eight articles with cover and picture, and one with a cover and 13, goes up file after file: no try, no rest', async () => {
    const words = Array.from({ length: 8 }, (_, place) => `Pier ${place}`);
    const eight = await Promise.all(words.map((word) => article(word, true, 1)));
    const messages = [eight, [await article('Thirteen piers', true, 13)]];
    // A rest would outlast the test's patience.
    const patient = { ...room.context, pace: { ...room.context.pace, retryBaseMs: 3_600_000 } };
    for (const pkGUIDs of messages) {
      const own = await room.account('wechat');
      const [one] = await batch(pkGUIDs, [own.id]);
      if (!one) throw new Error('nothing was queued');
      expect(await advanceUntil(patient, one, [])).toMatchObject({ state: 'published', tries: 0 });
      const steps = room.context.db.selectFrom('event').select('reason').where('publication_id', '=', one.id);
      expect((await steps.execute()).map(({ reason }) => reason)).not.toContain('reason-not-sent');
    }
  });

  it('is not sent twice: neither the same list, nor one of its articles alone or in another one', async () => {
    const first = await article('Tram');
    const [one] = await batch([first, await article('Bus')]);
    if (!one) throw new Error('nothing was queued');
    await expect(batch([first])).rejects.toMatchObject({ code: 'already-on-its-way' });
    await room.advance(one);
    await expect(batch([first])).rejects.toMatchObject({ code: 'same-post-again' });
    const others = [await article('Harbour train'), await article('Tram')];
    await expect(batch(others)).rejects.toMatchObject({ code: 'same-post-again' });
    // The last of them, as a package of its own with the same words.
    await expect(batch([await article('Bus')])).rejects.toMatchObject({ code: 'same-post-again' });
    expect(await batch([await article('Harbour train'), await article('Cable car')])).toHaveLength(1);
  });

  it('R-PUB-018: after two messages with it a package still goes out alone, as often as a person confirms it', async () => {
    const own = await room.account('wechat');
    const packages = [await article('Ferry'), await article('Quay')];
    const sent = async () =>
      room.context.db.selectFrom('publication').selectAll().where('account_id', '=', own.id).execute();
    for (const pkGUIDs of [packages, packages, packages.slice(0, 1), packages, packages.slice(0, 1)]) {
      const twins = (await sent()).map(({ id }) => id);
      const asked = { pkGUIDs, bids: [own.id], again: twins.length > 0, twins };
      const [one] = await publishBatch(room.context, room.maya, asked, fromContent);
      if (!one) throw new Error('nothing was queued');
      expect(await room.advance(one)).toMatchObject({ state: 'published' });
    }
    const taken = (await sent()).map((one) => one.repeat_no);
    expect(new Set(taken).size).toBe(5);
  });

  it('alone it is tried again under a number of its own, where messages led by another package hold some', async () => {
    const own = await room.account('wechat');
    const [tug, pilot] = [await article('Tug'), await article('Pilot')];
    const sent = () =>
      room.context.db.selectFrom('publication').selectAll().where('account_id', '=', own.id).execute();
    const send = async (pkGUIDs: string[]) => {
      const twins = (await sent()).map(({ id }) => id);
      const asked = { pkGUIDs, bids: [own.id], again: twins.length > 0, twins };
      const [one] = await publishBatch(room.context, room.maya, asked, fromContent);
      if (!one) throw new Error('nothing was queued');
      return one;
    };
    for (const list of [[pilot, tug], [pilot, tug], [tug]]) await room.advance(await send(list));
    const stopped = await send([tug]);
    await room.context.db
      .transaction()
      .execute(async (tx) => movePublication(tx, stopped, await readFence(tx, own.id), 'missed', {}));
    const { queued } = await retryPublication(room.context, room.maya, { id: stopped.id });
    expect(queued).toHaveLength(1);
    for (const one of queued) expect(await room.advance(one)).toMatchObject({ state: 'published' });
  });

  it('an article is a twin of what went live alone, and goes out all the same once a person confirmed it', async () => {
    const own = await room.account('wechat');
    const [alone] = await batch([await article('Lift')], [own.id]);
    if (!alone) throw new Error('nothing was queued');
    const packages = [await article('Escalator'), await article('Lift')];
    await expect(batch(packages, [own.id])).rejects.toMatchObject({
      code: 'already-on-its-way',
      figures: { publication: alone.id },
    });
    await room.advance(alone);
    await expect(batch(packages, [own.id])).rejects.toMatchObject({ code: 'same-post-again' });
    const again = { pkGUIDs: packages, bids: [own.id], again: true };
    expect(await publishBatch(room.context, room.maya, again, fromContent)).toHaveLength(1);
    // Of another account it is no twin.
    expect(await batch([await article('Lift')])).toHaveLength(1);
  });

  it('keeps all its articles and its packages when it is tried again', async () => {
    const barred = await room.account('wechat', { mayPublish: false });
    const packages = [await article('Market'), await article('Fair')];
    const [one] = await batch(packages, [barred.id]);
    if (!one) throw new Error('nothing was queued');
    expect(await room.advance(one)).toMatchObject({ state: 'failed' });
    const {
      queued: [again],
    } = await retryPublication(room.context, room.maya, { id: packages[1] ?? '' });
    expect(again).toMatchObject({ package_id: packages[0], also_packages: packages.slice(1) });
    expect(again?.post.articles?.map(({ title }) => title)).toEqual(['Market', 'Fair']);
  });

  it('R-PUB-018: tried again it carries each of its packages in the version it had, so that days later each is asked about alone', async () => {
    const own = await room.account('wechat');
    const packages = [await article('Canal'), await article('Towpath')];
    const [one] = await batch(packages, [own.id]);
    if (!one) throw new Error('nothing was queued');
    await room.context.db
      .transaction()
      .execute(async (tx) => movePublication(tx, one, await readFence(tx, own.id), 'missed', {}));
    const {
      queued: [again],
    } = await retryPublication(room.context, room.maya, { id: one.id });
    if (!again) throw new Error('nothing was tried again');
    expect(await room.advance(again)).toMatchObject({ state: 'published', also_versions: [1] });
    await passTime(room, 2 * dayMs);
    const asked = { code: 'same-post-again', figures: { publication: again.id, twins: again.id } };
    for (const id of packages) await expect(batch([id], [own.id])).rejects.toMatchObject(asked);
    await passTime(room, -2 * dayMs);
  });

  it('R-PUB-018: of which two articles say the same, or one is named twice, is refused with both numbers', async () => {
    const own = await room.account('wechat');
    const name = `${await nameOf(own)} (WeChat)`;
    const [dock, crane, other] = [await article('Dock'), await article('Crane'), await article('Dock')];
    const refused = (item: number, first: number) => ({
      code: 'content-refused',
      problems: [{ code: 'item-twice', figures: { item, other: first, account: name } }],
    });
    await expect(batch([crane, dock, other], [own.id])).rejects.toMatchObject(refused(3, 2));
    await expect(batch([dock, crane, dock], [own.id])).rejects.toMatchObject(refused(3, 1));
    // No yes lets it through either, and nothing of it was kept.
    const asked = { pkGUIDs: [dock, other], bids: [own.id], again: true };
    await expect(publishBatch(room.context, room.maya, asked, fromContent)).rejects.toMatchObject(
      refused(2, 1),
    );
    expect(await batch([dock, crane], [own.id])).toHaveLength(1);
  });

  it('R-WX-001 R-WX-002: nine articles are refused, and whoever asked reads in each language how many it takes', async () => {
    const one = await article('Nine times');
    const refusal: unknown = await batch(Array.from({ length: 9 }, () => one)).catch(
      (error: unknown) => error,
    );
    if (!(refusal instanceof Refusal)) throw new Error('nine articles were taken');
    const read = (['zh', 'en', 'es', 'ja'] as const).map((language) => envelopeOf(refusal, language).message);
    expect(read).toEqual([
      '请修改标出的内容：微信发送最多为8条',
      'Please mend what is marked: WeChat takes at most 8 articles at once; there are 9.',
      'Corrija lo señalado: WeChat admite como máximo 8 artículos a la vez; hay 9.',
      '示された箇所を直してください：WeChat は一度に最大 8 件です。現在 9 件あります。',
    ]);
  });

  it('R-WX-003 R-WX-010: what is wrong is told with the number of its article', async () => {
    const asked = batch([await article('With'), await article('Without', false)]);
    await expect(asked).rejects.toMatchObject({
      code: 'content-refused',
      problems: [{ code: 'cover-missing', figures: { item: 2 } }],
    });
  });

  it('R-WX-009: an empty list is nothing to publish', async () => {
    await expect(batch([])).rejects.toMatchObject({ problems: [{ code: 'nothing-to-publish' }] });
  });
});

describe('an arrangement', () => {
  it('R-PUB-018: of two items that say the same to one account is refused with their numbers, however it is asked for', async () => {
    const page = await room.account('facebook');
    const other = await room.account('facebook');
    const packages = [await room.write('Tide'), await room.write('Wind'), await room.write('Tide')];
    const figures = { item: 3, other: 1, account: `${await nameOf(page)} (Facebook)` };
    const refused = { code: 'content-refused', problems: [{ code: 'item-twice', figures }] };
    const arranger = await testActor(room.context, {
      department: 'Desk',
      signs: [...allPublishingSigns, signs.arranges],
    });
    await expect(batch(packages, [page.id], arranger)).rejects.toMatchObject(refused);
    const items = packages.map((pkGUID) => ({ pkGUID, bids: [page.id] }));
    const publish = (asked: typeof items) => publishPackage(room.context, room.maya, asked, fromContent);
    await expect(publish(items)).rejects.toMatchObject(refused);
    // On another account each they are no twins.
    const apart = items.map((item, place) => (place === 2 ? { ...item, bids: [other.id] } : item));
    expect(await publish(apart)).toHaveLength(3);
  });

  it('R-API-024: names the revision of each that its sender saw, and what another saved since is refused whole', async () => {
    const page = await room.account('facebook');
    const arranger = await testActor(room.context, {
      department: 'Desk',
      signs: [...allPublishingSigns, signs.arranges],
    });
    const say = (content: string, more: object = {}) =>
      savePackage(
        room.context,
        room.maya,
        PackageBody.parse({ title: content, materialList: [{ mediaType: 3, content }], ...more }),
      );
    const [first, second] = [await say('Seen and unchanged.'), await say('As the sender saw it.')];
    const pkGUIDs = [first.pkGUID, second.pkGUID];
    const revisions = { [first.pkGUID]: first.revision, [second.pkGUID]: second.revision };
    const { revision } = await say('Changed meanwhile.', second);
    const send = (seen: Record<string, number>) =>
      publishBatch(room.context, arranger, { pkGUIDs, bids: [page.id], revisions: seen }, fromContent);
    await expect(send(revisions)).rejects.toMatchObject({ code: 'changed-elsewhere' });
    const queued = await send({ ...revisions, [second.pkGUID]: revision });
    expect(queued.map(({ post }) => post.text)).toEqual(['Seen and unchanged.', 'Changed meanwhile.']);
  });

  it('R-PUB-017 R-PERM-008: needs its permission, and goes out one by one in the given order', async () => {
    const page = await room.account('facebook');
    const packages: string[] = [];
    for (const text of ['First of three', 'Second', 'Third']) packages.push(await room.write(text));
    await expect(batch(packages, [page.id])).rejects.toMatchObject({ code: 'forbidden' });
    const arranger = await testActor(room.context, {
      department: 'Desk',
      signs: [...allPublishingSigns, signs.arranges],
    });
    const queued = await batch(packages, [page.id], arranger);
    expect(queued.map((one) => one.package_id)).toEqual(packages);
    for (const one of queued) expect(await room.advance(one)).toMatchObject({ state: 'published' });
    expect((await room.posts(page)).map(({ text }) => text)).toEqual(['First of three', 'Second', 'Third']);
  });
});
