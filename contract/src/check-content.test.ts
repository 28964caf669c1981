// What the specification wants of every content, whatever channel it goes to; each problem by its code and its sentence.
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { Composition, mediaTypes } from './content.ts';
import { PublishItem } from './publications.ts';
import { zh } from './sentences/zh.ts';

const full = { keywords: 'a,b', description: 'More about it.', cover: '/prod-api/media/cover.jpg' };
const codesOf = (more: object) =>
  checkContent(Composition.parse({ title: 'Bridge', ...more }), []).map(({ code }) => code);
const words = { mediaType: mediaTypes.text, content: 'The bridge opens.' };
const file = (mediaType: number) => ({ mediaType, url: '/prod-api/media/a', name: 'a' });
const link = (url: string) => ({ mediaType: mediaTypes.link, url });

test('R-VAL-003: keywords, a description and a cover are no body, alone or together', () => {
  for (const one of Object.entries(full))
    expect(codesOf(Object.fromEntries([one]))).toEqual(['body-missing']);
  expect(codesOf(full)).toEqual(['body-missing']);
  expect(codesOf({ ...full, media: [words] })).toEqual([]);
});

test('R-VAL-005: one picture or one video that was uploaded is a body; one that is still going up is none', () => {
  for (const type of [mediaTypes.image, mediaTypes.video]) {
    expect(codesOf({ media: [file(type)] })).toEqual([]);
    expect(codesOf({ media: [{ ...file(type), url: '' }] })).toEqual(['body-missing']);
  }
  expect(codesOf({ media: [file(mediaTypes.audio)] })).toEqual(['body-missing']);
});

test('R-VAL-014: a second link is refused, addresses within the words are not (C-28)', () => {
  const first = link('https://example.com/');
  const text = { ...words, content: 'https://example.com/ and https://example.org/' };
  expect(codesOf({ media: [text, first] })).toEqual([]);
  expect(codesOf({ media: [text, first, link('https://example.org/')] })).toEqual(['link-second']);
});

test('R-VAL-007: a link without an address asks for one, in the words of the specification', () => {
  expect(codesOf({ media: [words, link(' ')] })).toEqual(['link-missing']);
  expect(zh['link-missing']).toBe('请先输入连接');
});

test('R-ENT-019: what is published is named with its accounts, its status and what it takes the place of', () => {
  const whole = {
    pkGUID: 'package',
    status: 4,
    oldPkGUID: 'before',
    opp_id: 'publication',
    schedulePubMaterialId: 'schedule',
  };
  expect(PublishItem.parse({ ...whole, bids: '1,2', unknown: true })).toEqual({
    ...whole,
    bids: ['1', '2'],
    twins: [],
  });
  expect(PublishItem.parse({ ...whole, status: '4', bids: [1, 2] })).toEqual({
    ...whole,
    status: '4',
    bids: ['1', '2'],
    twins: [],
  });
});
