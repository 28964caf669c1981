// The reason on a red card is that of the account in trouble: the others' say that it is live.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { say } from '../../lib/say.ts';
import { whyTrouble } from './why-trouble.ts';

type Account = CalendarItem['accounts'][number];
const live: Account = {
  ...{ id: '1', name: 'Harbour', channelid: 33 },
  ...{ state: 'published', reason: 'reason-platform-said-live' },
};
const unknown: Account = {
  ...{ id: '2', name: 'Noon', channelid: 32 },
  ...{ state: 'unknown', reason: 'reason-not-found-yet' },
};

test('names the account in trouble and why, wherever it stands in the list', async () => {
  await speak('en');
  expect(whyTrouble({ accounts: [live] })).toBeNull();
  const words = `Noon: ${say('reason-not-found-yet')}`;
  expect(whyTrouble({ accounts: [live, unknown] })).toBe(words);
  expect(whyTrouble({ accounts: [unknown, live] })).toBe(words);
});
