// A refusal that names what nobody knows of says what helps: it is answered. It is neither waited for, since nothing comes, nor taken back, since taken back it stands there as unknown as before.
import { say as sentence } from '@herald/contract/sentences/say.ts';
import { beforeAll, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { Refusal } from '../../refusal.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('the same words as those that are unknown', async () => {
  const account = await room.account('facebook');
  const one = await room.publish(account, 'Perhaps there.');
  for (const step of ['preparing', 'reconciling', 'unknown'] as const)
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(one.id), await readFence(tx, account.id), step, {}),
      );
  const again = () =>
    publishPackage(
      room.context,
      room.maya,
      [{ pkGUID: one.package_id, bids: [account.id] }],
      fromContent,
    ).catch((error: unknown) => error);
  const refused = await again();
  if (!(refused instanceof Refusal)) throw new Error('it was sent unasked');
  expect(refused.figures).toMatchObject({ publication: one.id });
  // As it advises.
  await withdrawPublication(room.context, room.maya, { id: one.id });
  expect((await room.read(one.id)).state).toBe('unknown');
  expect(await again()).toMatchObject({ code: refused.code });
  // Red: "Wait until it is out, or take it back in the publish history."
  expect(sentence('en', refused.code, refused.figures)).not.toMatch(
    /Wait until it is out, or take it back in the publish history\.$/,
  );
});
