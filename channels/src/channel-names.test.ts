// Under which name each channel id is shown: in the catalogue, beside accounts and in every sentence (C-01).
import { channelNames } from '@herald/contract/channel-ids.ts';
import { expect, test } from 'vitest';
import { channels } from './registry.ts';

const wanted = {
  17: 'WeChat',
  18: 'Weibo',
  31: 'Facebook',
  32: 'Twitter',
  33: 'VK',
  34: 'YouTube',
  36: 'VK group',
  42: 'LinkedIn',
  43: 'TikTok',
  44: 'Instagram',
};

test('R-GEN-010 R-GEN-011 R-GEN-012 R-GEN-013 R-GEN-014 R-GEN-015 R-GEN-016 R-GEN-017 R-GEN-018 R-GEN-019: ten ids have ten names, and nobody gives them others', () => {
  expect(channelNames).toEqual(wanted);
  expect(Object.fromEntries(channels.map(({ id, rules }) => [id, rules.name]))).toEqual(wanted);
  expect(channels.every(({ id, rules }) => rules.channelId === id)).toBe(true);
});
