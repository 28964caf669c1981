// Before an edit in place only what it sends is judged: a text too long for Instagram, which never gets it, stops no other account.
import { withoutChosen } from '@herald/contract/check-choices.ts';
import { checkForPublishing } from '@herald/contract/check-content.ts';
import { Composition } from '@herald/contract/content.ts';
import { expect, test } from 'vitest';
import type { Channel } from './channel.ts';
import { instagram } from './instagram/index.ts';
import { linkedin } from './linkedin/index.ts';

const words = (content: string) => ({ mediaType: 3, content }) as const;
const picture = { mediaType: 4, url: '/f/a.png', name: 'a.png', size: 1 } as const;
const codes = (channel: Channel, media: readonly object[], rest: object = {}) =>
  checkForPublishing(Composition.parse({ title: 'T', media, ...rest }), [withoutChosen(channel.rules)]).map(
    ({ code }) => code,
  );

test('of Instagram only the choice is judged', () => {
  expect(codes(instagram, [words('a'.repeat(2_201)), picture])).toEqual([]);
  expect(codes(instagram, [words('The picture is gone')])).toEqual([]);
  const extendAttributes = [{ itemName: 'instagramComments', value: 'Closed' }];
  expect(codes(instagram, [words('Noon')], { extendAttributes })).toEqual(['choice-unknown']);
});

test('of LinkedIn its words, whatever is beside them', () => {
  expect(codes(linkedin, [words('a'.repeat(3_001))])).toEqual(['text-too-long']);
  const many = Array.from({ length: 21 }, (_, index) => ({ ...picture, url: `/f/${index}.png` }));
  expect(codes(linkedin, [words('Noon'), ...many])).toEqual([]);
});
