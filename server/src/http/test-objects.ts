// Objects of one department for the permission matrix: of each kind one that says the secret, and by which name it is asked for.
import { Draft, type MediaItem } from '@herald/contract/content.ts';
import { scheduleAhead } from '../db/test-preflight.ts';
import { testActor } from '../db/test-actor.ts';
import { saveDraft } from '../features/content/save-draft.ts';
import { saveTemplate } from '../features/content/save-template.ts';
import { changeMaterial } from '../features/media/change-material.ts';
import { listMaterials } from '../features/media/list-materials.ts';
import type { Newsroom } from '../test-newsroom.ts';

export async function makeObjects(room: Newsroom, secret: string): Promise<Readonly<Record<string, string>>> {
  const { context, maya } = room;
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, `${secret} live`), ['published']);
  const waits = await room.publish(account, `${secret} queued`);
  const schedule = await scheduleAhead(room, account, { text: `${secret} later` });
  const draft = Draft.parse({ title: secret, draftMediaList: [{ mediaType: 3, content: secret }] });
  const picture: MediaItem = await room.picture();
  const [material] = (
    await listMaterials(context, maya, {
      page: 1,
      pageSize: 10,
      type: 0,
      title: '',
      deleted: false,
    })
  ).items;
  if (!material) throw new Error('no material was kept');
  await changeMaterial(context, maya, { id: material.id, title: secret, dataContent: secret });
  const lurker = await testActor(context, { department: maya.department, signs: [] });
  return {
    account: account.id,
    live: live.id,
    livePackage: live.package_id,
    waits: waits.id,
    schedule: schedule.id,
    package: await room.write(secret),
    draft: (await saveDraft(context, maya, draft)).id,
    template: (await saveTemplate(context, maya, { name: secret, draft })).id,
    material: material.id,
    picture: picture.url,
    session: maya.sessionId,
    person: lurker.personId,
    department: maya.departmentId,
  };
}
