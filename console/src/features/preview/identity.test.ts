import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { expect, test } from 'vitest';
import { identityFor, initialOf } from './identity.ts';

const account: ChannelBinding = {
  id: '1',
  channelid: 32,
  name: 'Herald News',
  channel: { id: 32, name: 'Twitter', img: '' },
  authorizeToken: { screenName: '@heraldnews', page_ids: '' },
  usable: true,
  avatar: '/a.png',
};

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
