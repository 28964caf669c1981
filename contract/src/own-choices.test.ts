// A package of several accounts, about to be changed: each channel's choice is the one that stands there, whoever was opened.
import { expect, test } from 'vitest';
import type { ChannelRules } from './channels.ts';
import { Composition } from './content.ts';
import { withOwnChoices } from './own-choices.ts';
import type { Post } from './post.ts';

const name = { en: 'N', zh: '名', es: 'N', ja: '名' };
const choices: ChannelRules['choices'] = [
  { at: 'attribute', attribute: 'instagramComments', name, preset: 'open' },
  { at: 'class', name },
];
const rules = (field: 'choices' | 'text'): Parameters<typeof withOwnChoices>[2] => ({
  channelId: 44,
  choices,
  can: { takeDown: true, edit: 'in-place', reaches: [field] },
});
const content = Composition.parse({
  title: 'T',
  extendAttributes: [
    { itemName: 'instagramComments', value: 'open' },
    { itemName: 'vkFriendsOnly', value: 'yes' },
  ],
  opcList: [
    { channelid: 44, classify1: '1' },
    { channelid: 34, classify1: '22' },
  ],
});
const live: Post = {
  title: 'T',
  text: '',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
  attributes: { instagramComments: 'closed', vkFriendsOnly: 'no' },
  classes: [{ channelid: 44, classify1: '2' }],
};

test('what stands there takes the place of what another account was opened with, and of nothing else', () => {
  const { extendAttributes, opcList } = withOwnChoices(content, live, rules('choices'));
  expect(extendAttributes).toEqual([
    { itemName: 'vkFriendsOnly', value: 'yes' },
    { itemName: 'instagramComments', value: 'closed' },
  ]);
  expect(opcList).toEqual([
    { channelid: 34, classify1: '22' },
    { channelid: 44, classify1: '2' },
  ]);
});

test('nothing chosen there is nothing chosen; where no edit sends it, it stays as it is', () => {
  const { attributes: _none, classes: _neither, ...bare } = live;
  const { extendAttributes, opcList } = withOwnChoices(content, bare, rules('choices'));
  expect(extendAttributes).toEqual([{ itemName: 'vkFriendsOnly', value: 'yes' }]);
  expect(opcList).toEqual([{ channelid: 34, classify1: '22' }]);
  expect(withOwnChoices(content, live, rules('text'))).toBe(content);
});
