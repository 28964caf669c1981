// Where a material is used, and deleting it with care: what may be seen is named, the rest counted, and nothing that uses it changes.
import { Draft, MediaItem, PackageBody } from '@herald/contract/content.ts';
import type { MaterialUse } from '@herald/contract/materials.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { openLibrary, type TestLibrary } from '../../http/test-library.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { findFiles } from '../media/find-files.ts';
import { listUses } from './list-uses.ts';
import { removeDraft } from './remove-draft.ts';
import { removePackage } from './remove-package.ts';
import { saveDraft } from './save-draft.ts';
import { savePackage } from './save-package.ts';

let room: Newsroom;
let stranger: TestActor;
let library: TestLibrary;

beforeAll(async () => {
  room = await testNewsroom();
  stranger = await testActor(room.context, { department: 'Sport', signs: ['content:edit'] });
  library = await openLibrary(room.context);
});
afterAll(async () => {
  await library.close();
  await room.close();
});

async function draw(): Promise<{ picture: MediaItem; id: string }> {
  const picture = await room.picture();
  const { items } = await library.list(room.maya);
  const found = items.find(({ url }) => url === picture.url);
  if (!found) throw new Error('it is no material');
  return { picture, id: found.id };
}
const draftWith = (media: MediaItem[], title: string, who: TestActor = room.maya, more: object = {}) =>
  saveDraft(room.context, who, Draft.parse({ title, draftMediaList: media, ...more }));
const words = { mediaType: 3 as const, content: 'Words.' };
const usesOf = (id: string, who: TestActor = room.maya) => listUses(room.context, who, { id });
const named = ({ items }: { items: MaterialUse[] }) => items.map(({ kind, title }) => `${kind} ${title}`);
const remove = (id: string, more = '') => library.ask(room.maya, `/delete?id=${id}${more}`);
const Figures = z.object({ figures: z.record(z.string(), z.number()) });

describe('where a material is used', () => {
  it('drafts, packages and publications are listed, as a picture, a cover or the original of a film', async () => {
    const { picture, id } = await draw();
    expect(await usesOf(id)).toEqual({ items: [], hidden: 0, total: 0 });
    await draftWith([picture], 'As a picture');
    const film = { ...words, mediaType: 1 as const, url: '/prod-api/media/film.mp4' };
    const original = { url: picture.url, name: 'x', size: 1, md5: '' };
    await draftWith([MediaItem.parse({ ...film, original })], 'As an original');
    await savePackage(
      room.context,
      room.maya,
      PackageBody.parse({ title: 'As a cover', materialList: [words], thumbPic: picture.url }),
    );
    const account = await room.account('facebook');
    await room.publish(account, 'Noon', [picture]);
    const uses = await usesOf(id);
    expect(named(uses).toSorted()).toEqual([
      'draft As a picture',
      'draft As an original',
      'package As a cover',
      'package Noon',
      'publication Noon',
    ]);
    expect([uses.total, uses.hidden]).toEqual([5, 0]);
    expect(uses.items.find(({ kind }) => kind === 'publication')).toMatchObject({
      channelName: 'Facebook',
      accountName: expect.stringMatching(/./),
      state: 'scheduled',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    });
    expect((await library.list(room.maya)).items.find((one) => one.id === id)?.uses).toBe(5);
  });

  it('of another department are counted and not named; who sees everything has them named', async () => {
    const { picture, id } = await draw();
    await draftWith([picture], 'Secret of sport', stranger);
    await draftWith([picture], 'Ours');
    const uses = await usesOf(id);
    expect(named(uses)).toEqual(['draft Ours']);
    expect([uses.total, uses.hidden]).toEqual([2, 1]);
    expect(JSON.stringify(uses)).not.toContain('Secret');
    const admin = { ...room.maya, signs: new Set([...room.maya.signs, 'content:all']) };
    expect(named(await usesOf(id, admin)).toSorted()).toEqual(['draft Ours', 'draft Secret of sport']);
  });

  it('what was taken out, or deleted, is none any more; a publication stays one', async () => {
    const { picture, id } = await draw();
    const other = await draw();
    const saved = await draftWith([picture], 'Changing');
    await draftWith([other.picture], 'Changing', room.maya, { id: saved.id });
    expect((await usesOf(id)).total).toBe(0);
    expect((await usesOf(other.id)).total).toBe(1);
    await removeDraft(room.context, room.maya, { id: saved.id });
    expect((await usesOf(other.id)).total).toBe(0);
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'It stays', [picture]));
    await removePackage(room.context, room.maya, { pkGUID: live.package_id });
    expect(named(await usesOf(id))).toEqual(['publication It stays']);
  });

  it('a change of what is live is a use from the moment it is asked for', async () => {
    const { picture, id } = await draw();
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Without', []));
    await room.context.db
      .updateTable('publication')
      .set({ target_post: JSON.stringify({ ...live.post, cover: picture.url }) })
      .where('id', '=', live.id)
      .execute();
    expect(named(await usesOf(id))).toEqual(['publication Without']);
  });
});

describe('deleting', () => {
  it('R-API-030: what is in use says where, is deleted once that is confirmed, and everything keeps its file', async () => {
    const { picture, id } = await draw();
    await draftWith([picture], 'Keeps it');
    await room.publish(await room.account('facebook'), 'Waits with it', [picture]);
    const refused = await remove(id);
    expect(refused).toMatchObject({ status: 409, code: 409040 });
    expect(refused.message).toBe(
      'In use in drafts (1), content (1), templates (0) and posts on their way or live (1). They keep it; confirm to delete it from your materials.',
    );
    expect((await usesOf(id)).total).toBe(3);
    expect((await library.list(room.maya)).items.map((one) => one.id)).toContain(id);
    expect(await remove(id, '&confirm=true')).toMatchObject({ code: 200 });
    expect((await library.list(room.maya)).items.map((one) => one.id)).not.toContain(id);
    const { maya, context } = room;
    expect((await findFiles(context, context.db, maya.departmentId, [picture.url])).size).toBe(1);
    expect((await library.ask(room.maya, '/restore', { id })).code).toBe(200);
    expect((await usesOf(id)).total).toBe(3);
  });

  it('of several, one that is in use holds up all, and uses of both count once', async () => {
    const [one, two] = [await draw(), await draw()];
    await draftWith([one.picture, two.picture], 'Both');
    const { status, data } = await remove(`${one.id},${two.id}`);
    expect([status, Figures.parse(data).figures]).toEqual([
      409,
      { drafts: 1, packages: 0, templates: 0, publications: 0 },
    ]);
    const free = await draw();
    expect((await remove(`${free.id},${one.id}`)).status).toBe(409);
    expect((await library.list(room.maya)).items.map(({ id }) => id)).toContain(free.id);
    expect((await remove(free.id)).code).toBe(200);
  });

  it.each([
    [['cancelled'], 200],
    [['reconciling', 'failed'], 200],
    [['reconciling', 'unknown'], 409],
    [['reconciling', 'published'], 409],
  ] as const)('a publication that went on to %j answers %i', async (steps, wanted) => {
    const { picture, id } = await draw();
    const made = await room.publish(await room.account('facebook'), `So ${steps.join(' ')}`, [picture]);
    await removePackage(room.context, room.maya, { pkGUID: made.package_id });
    for (const state of steps)
      await room.context.db.updateTable('publication').set({ state }).where('id', '=', made.id).execute();
    expect((await usesOf(id)).total).toBe(1);
    expect((await remove(id)).status).toBe(wanted);
  });
});
