// Which looks at what is live count as one of its watches.
import { expect, test } from 'vitest';
import { failed } from '@herald/channels/failure.ts';
import { listNotWhole } from '@herald/channels/list-not-whole.ts';
import { listTooLong } from '@herald/channels/list-too-long.ts';
import { countLook } from './count-look.ts';

const standing = { stands: true, copies: [] };
const notWhole = { ok: true, value: { ...standing, unlisted: listNotWhole(5).failure } } as const;

test.each([
  ['a post that stands', { ok: true, value: standing }, true],
  [
    'one that is missing: it is looked at once more',
    { ok: true, value: { ...standing, stands: false } },
    false,
  ],
  [
    'a list that is never shown whole',
    { ok: true, value: { ...standing, unlisted: listTooLong(5).failure } },
    true,
  ],
  ['a list that may be whole later', notWhole, false],
  ['a post that may not be read', failed('permission', 'no right'), true],
  ['a platform that does not answer', failed('unknown', 'no answer'), false],
  ['an account that is signed out', null, false],
] as const)('%s', (_, seen, isCounted) => {
  expect(countLook({ unlisted_looks: 0 }, seen)).toBe(isCounted);
});

test('after six more the look at a list that is not whole counts', () => {
  expect([5, 6].map((refused) => countLook({ unlisted_looks: refused }, notWhole))).toEqual([false, true]);
});
