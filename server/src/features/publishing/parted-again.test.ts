// An account that left its schedule alone: brought back by who was shown that and names it on purpose, and by nobody else.
import { expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import type { Newsroom } from '../../test-newsroom.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const call = (path: string, asked: object, who = room.maya) => plans.call(path, asked, who);

async function planWithdrawn(words: string) {
  const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
  const draftid = await plans.write(words);
  const { id } = await plans.plan({ draftid }, [page, profile]);
  const [part] = await plans.partsOf(page);
  expect((await call('publish/withdrawArticle', { id: part?.id }, ines)).status).toBe(200);
  const edit = async (more: object = {}) => {
    const channelBindIds = `${page.id},${profile.id}`;
    const asked = { id, pubTime: await plans.clockIn(60), channelBindIds, ...more };
    return (await call('schedulepubmaterial/update', asked)).status;
  };
  return { id, page, edit };
}

it('waits again where its editor was shown that it is no part of it any more, and chose it', async () => {
  const { page, edit } = await planWithdrawn('Withdrawn, and wanted after all.');
  expect(await edit({ joins: page.id })).toBe(200);
  expect(await plans.waitsOn(page)).toEqual(['Withdrawn, and wanted after all.']);
});

it('does not wait again because the editor of a stale window takes his hold once more', async () => {
  const { id, page, edit } = await planWithdrawn('Withdrawn, held once more.');
  expect((await call('schedulepubmaterial/grabJob', { id })).status).toBe(200);
  expect(await edit({ joins: '' })).toBe(409);
  expect(await plans.waitsOn(page)).toEqual([]);
});
