import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { thumbnailRefusals } from './thumbnail-refusals.ts';

const source = { by: 'platform', source: '', since: '' } as const;
const rules = (rest: Partial<ChannelRules>): ChannelRules => ({
  channelId: 31,
  name: 'Facebook',
  needs: 'nothing',
  title: null,
  text: { required: false, limits: [], forbidden: '', marks: null, sent: true },
  images: { ...source, types: [], atMost: null, sizes: [], gifAlone: false, altText: null },
  video: null,
  audio: false,
  link: 'card',
  cover: 'with-link-or-video',
  coverTypes: null,
  linkCoverHosts: ['example.org'],
  can: { takeDown: true, edit: 'in-place' },
  ...rest,
});
const { linkCoverHosts: _hosts, ...open } = rules({ channelId: 42, name: 'LinkedIn' });
const post = (link: string | null): Post => ({
  title: '',
  text: 'a',
  link,
  images: [],
  video: null,
  audio: null,
  cover: '/c.jpg',
});

test('R-FB-005: a thumbnail for a link to another site is taken back, and it is said why', () => {
  const found = thumbnailRefusals(post('https://example.com/a'), [rules({})]);
  expect(found).toMatchObject([{ code: 'cover-not-listed', severity: 'warning', channelId: 31 }]);
});

test('R-FB-005: it stays where the link is ours, where there is none yet, and where another channel shows it', () => {
  expect(thumbnailRefusals(post('https://www.example.org/a'), [rules({})])).toEqual([]);
  expect(thumbnailRefusals(post(null), [rules({})])).toEqual([]);
  expect(thumbnailRefusals(post('https://example.com/a'), [rules({}), open])).toEqual([]);
});
