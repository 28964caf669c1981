import type { PostVersion } from '@herald/contract/versions.ts';
import { expect, test } from 'vitest';
import { outlookOf, wayThere } from './change-ways.ts';

type There = Parameters<typeof wayThere>[0];

const live: PostVersion = {
  title: 'T',
  text: 'Nine',
  article: '',
  description: '',
  keywords: [],
  link: null,
  images: [],
  video: null,
  cover: null,
  choices: [],
  backdate: '',
};
const wanted: PostVersion = { ...live, text: 'Ten', link: 'https://example.com' };
const there = (edit: There['item']['can']['edit'], mayModify = true): There => ({
  item: { can: { takeDown: true, edit, ...(edit === 'in-place' ? { reaches: ['text'] } : {}) }, mayModify },
  live,
});

test('on the post itself only what its platform reaches becomes another, and what stays is named', () => {
  expect(outlookOf(there('in-place'), wanted)).toEqual({
    after: { ...live, text: 'Ten' },
    changes: true,
    stays: ['link'],
  });
  expect(outlookOf(there('in-place'), { ...wanted, text: 'Nine' }).changes).toBe(false);
});

test('deleted and posted again it is wholly the new one', () => {
  expect(outlookOf(there('delete-and-repost'), wanted)).toEqual({ after: wanted, changes: true, stays: [] });
});

test('where nobody lets us, and while it is being changed, there is no way', () => {
  const never = { because: 'none', since: '2026-11', why: 'limit-no-edits' } as const;
  expect(wayThere(there(never))).toEqual({ way: 'never', why: 'limit-no-edits' });
  expect(wayThere(there('in-place', false))).toEqual({ way: 'busy' });
  expect(outlookOf(there(never), wanted).changes).toBe(false);
});
