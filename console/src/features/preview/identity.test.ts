import { expect, test } from 'vitest';
import { testBinding } from '../../lib/test-binding.ts';
import { identityFor, initialOf } from './identity.ts';

const account = testBinding('1', 32, {
  name: 'Herald News',
  authorizeToken: { screenName: '@heraldnews', page_ids: '' },
  avatar: '/a.png',
});

test('a preview carries screen name and page name of the chosen account (R-PREV-008)', () => {
  expect(identityFor(32, 'Twitter', [account])).toEqual({
    screenName: 'heraldnews',
    pageName: 'Herald News',
    avatar: '/a.png',
  });
});

test('before an account is chosen the channel stands in for it', () => {
  expect(identityFor(31, 'Facebook', [account])).toEqual({
    screenName: 'facebook',
    pageName: 'Facebook',
    avatar: null,
  });
});

test('an account without a picture is shown by its first letter, whatever the script', () => {
  expect([initialOf('新华'), initialOf(' ann'), initialOf('😀x'), initialOf('')]).toEqual([
    '新',
    'A',
    '😀',
    '·',
  ]);
});
