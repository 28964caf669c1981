// What an account has of an item that is published there every day is read in a few questions to the database, not in one for each post: the lanes of all its accounts are locked meanwhile.
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { findStanding } from './find-standing.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

it('fifty posts that were never edited', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'The weather.'), ['published']);
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const found = await room.context.db
    .withPlugin(counting)
    .transaction()
    .execute((tx) =>
      findStanding(
        tx,
        Array.from({ length: 50 }, () => live),
        { fingerprint: 'other words', article_fingerprints: [] },
      ),
    );
  expect(found).toEqual([]);
  expect(asked).toBeLessThan(10);
});
