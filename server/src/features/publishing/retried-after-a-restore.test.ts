// What had failed when a backup was made may have been tried again and gone out before it was restored: nobody sends it once more unasked.
import { expect, it } from 'vitest';
import { now } from '../../db/client.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { refusing } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { retryPublication } from './retry-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const failed = async (text: string) =>
  advanceUntil(refusing(room), await room.publish(await room.account('facebook'), text), ['failed']);
const retry = (id: string, confirmed: { again?: boolean; twins?: string[] } = {}) =>
  retryPublication(room.context, room.maya, { id, ...confirmed });
/** A backup made now is restored, and its pause lifted. */
async function restore(): Promise<void> {
  const lifted = { lifted_at: now, lifted_by: room.maya.personId };
  await room.context.db
    .insertInto('pause')
    .values({ scope: 'everything', restored_from: now, ...lifted })
    .execute();
}

it('is asked about and named; a yes to another question is none, a yes to this one sends it', async () => {
  const one = await failed('Refused before the backup');
  await restore();
  const asked = { code: 'restored-since', figures: { twins: one.id } };
  await expect(retry(one.id)).rejects.toMatchObject(asked);
  await expect(retry(one.package_id)).rejects.toMatchObject(asked);
  await expect(retry(one.id, { again: true, twins: [crypto.randomUUID()] })).rejects.toMatchObject(asked);
  const { queued } = await retry(one.id, { again: true, twins: [one.id] });
  expect(queued).toMatchObject([{ retry_of: one.id, state: 'scheduled' }]);
});

it('what failed after the restore is tried again as ever', async () => {
  await restore();
  const one = await failed('Refused after the restore');
  expect((await retry(one.id)).queued).toHaveLength(1);
});
