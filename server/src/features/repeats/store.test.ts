// The rows of repeated calls: a turn is let go of by who has it, and nobody else's.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { allPublishingSigns } from '../../test-newsroom.ts';
import { findKept, forgetAnswer, forgetTurn, keepAnswer, takeTurn } from './store.ts';

let world: TestContext;
let maya: TestActor;
let ines: TestActor;
beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: allPublishingSigns });
  ines = await testActor(world.context, { department: 'Desk', signs: allPublishingSigns });
});
afterAll(() => world.close());

const callOf = ({ personId }: TestActor, key: string) => ({
  personId,
  key,
  endpoint: '/pub',
  bodySha256: 'same',
});
async function taken(who: TestActor, key: string) {
  const call = callOf(who, key);
  const turn = await takeTurn(world.context.db, call, 60_000);
  if (turn === null) throw new Error('no turn');
  return { call, turn };
}
const told = { status: 200, body: { code: 200, message: 'ok', data: null } };

it('forgotten, it is that turn of that person under that key, and no other', async () => {
  const { db } = world.context;
  const key = randomUUID();
  const hers = await taken(maya, key);
  const others = [await taken(ines, key), await taken(maya, randomUUID())];
  await forgetTurn(db, hers.call, randomUUID());
  expect(await findKept(db, hers.call)).toMatchObject({ turn: hers.turn });
  // A turn that she has under another key.
  await forgetTurn(db, hers.call, others[1]?.turn ?? '');
  expect(await findKept(db, hers.call)).toMatchObject({ turn: hers.turn });
  // Nor does who knows its id but is somebody else.
  await forgetTurn(db, callOf(ines, key), hers.turn);
  expect(await findKept(db, hers.call)).toMatchObject({ turn: hers.turn });
  await forgetTurn(db, hers.call, hers.turn);
  expect(await findKept(db, hers.call)).toBeNull();
  for (const { call, turn } of others) expect(await findKept(db, call)).toMatchObject({ turn });
});

it('an answer is forgotten by who saw it, never that of who was faster; and what was answered is no turn to be freed', async () => {
  const { db } = world.context;
  const key = randomUUID();
  const [hers, his] = [await taken(maya, key), await taken(ines, key)];
  for (const { call, turn } of [hers, his]) expect(await keepAnswer(db, call, turn, told)).toBe(true);
  await forgetTurn(db, hers.call, hers.turn);
  await forgetAnswer(db, hers.call, randomUUID());
  await forgetAnswer(db, hers.call, his.turn);
  expect(await findKept(db, hers.call)).toMatchObject({ answer: told });
  await forgetAnswer(db, hers.call, hers.turn);
  expect(await findKept(db, hers.call)).toBeNull();
  expect(await findKept(db, his.call)).toMatchObject({ answer: told });
});
