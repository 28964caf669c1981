import { expect, test } from 'vitest';
import { testRules } from '../../lib/test-rules.ts';
import { wordTabsOf } from './word-tabs-of.ts';

const [facebook, twitter] = [
  testRules({ channelId: 31, name: 'Facebook' }),
  testRules({ channelId: 32, name: 'Twitter' }),
];
const catalogue = [facebook, twitter].map((rules) => ({ rules, setUp: true, pasted: false }));
const own = { ownWords: [{ channelid: 32, text: 'Short.' }] };
const tabsOf = (asked: Partial<Parameters<typeof wordTabsOf>[0]>) =>
  wordTabsOf({ content: {}, rules: [], catalogue, open: null, ...asked }).map(({ name }) => name);

test('own words have their tab though no account of their channel is chosen', () => {
  expect(tabsOf({ content: own })).toEqual(['Twitter']);
  expect(tabsOf({ content: own, rules: [facebook] })).toEqual(['Facebook', 'Twitter']);
  expect(tabsOf({ content: own, rules: [twitter] })).toEqual(['Twitter']);
  expect(tabsOf({})).toEqual([]);
});

test('an open tab stays when its last own words are given back', () => {
  expect(tabsOf({ open: 32 })).toEqual(['Twitter']);
});
