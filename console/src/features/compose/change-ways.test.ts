import type { PostVersion } from '@herald/contract/versions.ts';
import { expect, test } from 'vitest';
import { isApartHere, isChangedHere, isInDoubt, isOthersNow, outlookOf, wayThere } from './change-ways.ts';

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
  isApart: false,
});

test('on the post itself only what its platform reaches becomes another, and what stays is named', () => {
  expect(outlookOf(there('in-place'), wanted)).toEqual({
    after: { ...live, text: 'Ten' },
    changes: true,
    stays: ['link'],
  });
  expect(outlookOf(there('in-place'), { ...wanted, text: 'Nine' }).changes).toBe(false);
});

test('what stands in other words there is not put there by a change of something else, or of nothing', () => {
  const stands = there('in-place');
  const [opened, settings] = [
    { ...live, text: 'Eight' },
    { ...live, text: 'Eight', link: 'https://x.example' },
  ];
  expect(outlookOf(stands, settings).changes).toBe(true);
  expect(isChangedHere(stands, opened, settings)).toBe(false);
  expect(isChangedHere(stands, opened, { ...opened, text: 'Ten' })).toBe(true);
  expect(isChangedHere(stands, opened, live)).toBe(false);
  expect(isChangedHere(there('delete-and-repost'), opened, wanted)).toBe(false);
  const apart = { ...stands, isApart: true };
  expect(isChangedHere(apart, opened, { ...opened, text: 'Ten' })).toBe(false);
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

test('a cover that stands there can be replaced and not taken away: it stays, and is no change', () => {
  const reaching = there('in-place');
  const covered = {
    ...reaching,
    live: { ...live, cover: '/c.jpg' },
    item: { ...reaching.item, can: { ...reaching.item.can, reaches: ['cover' as const] } },
  };
  expect(outlookOf(covered, live)).toEqual({ after: covered.live, changes: false, stays: ['cover'] });
  expect(outlookOf(covered, { ...live, cover: '/d.jpg' })).toMatchObject({ changes: true, stays: [] });
});

test('only where it was said that somebody else wrote what stands there a change may write over that', () => {
  const saying = (reason: 'reason-other-words' | 'reason-not-overwritten' | 'reason-edit-unknown') => ({
    item: { reason },
  });
  expect(isOthersNow(saying('reason-other-words'))).toBe(true);
  expect(isOthersNow(saying('reason-not-overwritten'))).toBe(true);
  expect([isInDoubt(saying('reason-edit-unknown')), isOthersNow(saying('reason-edit-unknown'))]).toEqual([
    true,
    false,
  ]);
});

test('apart is what came to stand there since the desk was opened, whatever that is, and not what the desk put there', () => {
  const opened = there('in-place');
  const since = { ...opened, live: { ...live, text: 'As a colleague has it' } };
  expect(isApartHere(opened, opened, [live])).toBe(false);
  expect(isApartHere(since, opened, [live])).toBe(true);
  expect(isApartHere({ ...since, isApart: true }, { ...opened, isApart: true }, [live])).toBe(true);
  expect(isApartHere(opened, { ...opened, isApart: true }, [wanted])).toBe(true);
  const own = { ...opened, live: { ...live, text: 'Ten' } };
  expect(isApartHere(own, opened, [live])).toBe(true);
  expect(isApartHere(own, opened, [live, wanted])).toBe(false);
  // As it was opened it stands as it stood then, whatever is said on the desk.
  expect([
    isApartHere(opened, opened, [wanted]),
    isApartHere(opened, { ...opened, isApart: true }, [live]),
  ]).toEqual([false, true]);
  // Published there since: it is what was opened, or not.
  expect([isApartHere(opened, undefined, [live]), isApartHere(since, undefined, [live])]).toEqual([
    false,
    true,
  ]);
});

test('what no change there reaches stands apart from nothing, and what is posted again does by its words', () => {
  const linked = { ...live, link: 'https://example.com/of-theirs' };
  const text = { ...linked, text: 'As a colleague has it' };
  const now = (edit: 'in-place' | 'delete-and-repost', version: PostVersion) =>
    isApartHere({ ...there(edit), live: version }, there(edit), [live]);
  expect([now('in-place', linked), now('delete-and-repost', linked)]).toEqual([false, false]);
  expect([now('in-place', text), now('delete-and-repost', text)]).toEqual([true, true]);
  const never = there({ because: 'none', since: '2026-11', why: 'limit-no-edits' });
  expect(isApartHere({ ...never, live: text }, never, [live])).toBe(false);
});
