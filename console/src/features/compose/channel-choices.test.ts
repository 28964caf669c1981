// What stands on one account of what was chosen among options is told from there, and beside it what a version says instead.
import { expect, test } from 'vitest';
import { standingChoices } from './channel-choices.ts';
import { emptyComposition } from './composition.ts';

const inAll = (en: string) => ({ en, zh: en, es: en, ja: en });
const options = [
  { value: 'no', name: inAll('Everybody') },
  { value: 'yes', name: inAll('Friends only') },
];
const name = inAll('Seen by');
const asking: Parameters<typeof standingChoices>[1] = {
  channelId: 33,
  choices: [{ at: 'attribute', attribute: 'vkFriendsOnly', name, options, preset: 'no' }],
};
const saying = (value: string) => ({
  ...emptyComposition(),
  extendAttributes: [{ itemName: 'vkFriendsOnly', value }],
});
const there = { name, value: inAll('Everybody') };

test('what no version says otherwise stands by itself, chosen or by its preset', () => {
  const versions = [saying('no'), emptyComposition()];
  expect(standingChoices([there], asking, versions)).toEqual([{ ...there, said: null }]);
});

test('a version that says otherwise is told, and never taken for what stands', () => {
  const told = [{ ...there, said: inAll('Friends only') }];
  expect(standingChoices([there], asking, [saying('yes'), saying('no')])).toEqual(told);
  expect(standingChoices([there], asking, [saying('no'), saying('yes')])).toEqual(told);
});
