// What a wall of VK allows, a person's and a group's alike: the platform's own limits, for the documents name none (C-91).
import { channelNames, type ChannelRules } from '@herald/contract/channels.ts';
import { megabyte } from '@herald/contract/constants.ts';

const cited = { source: 'commonly cited; VK documents no length', since: '2026-11' };
const photos = { source: 'dev.vk.com photo uploads', since: '2026-11' };
/** VK takes a whole video in one call, and it is held in memory meanwhile. */
const ours = { source: 'Herald: a video goes to VK in one call', since: '2026-11' };

const pictureTypes = ['jpg', 'jpeg', 'png', 'gif'];
const videoTypes = ['avi', 'mp4', '3gp', 'mpeg', 'mov', 'flv', 'wmv'];

export function wallRules(channelId: 33 | 36): ChannelRules {
  return {
    channelId,
    name: channelNames[channelId],
    needs: 'nothing',
    title: null,
    text: {
      required: false,
      limits: [{ counter: 'code-points', limit: 16_384, ...cited }],
      forbidden: '',
      marks: null,
      sent: true,
    },
    images: {
      types: pictureTypes,
      atMost: 10,
      sizes: [{ types: pictureTypes, atMostBytes: 50 * megabyte, ...photos }],
      gifAlone: false,
      altText: null,
      shape: { ratio: { least: '1:20', most: '20:1' }, sidesTogetherAtMost: 14_000, ...photos },
    },
    video: {
      types: videoTypes,
      sizes: [{ types: videoTypes, atMostBytes: 256 * megabyte, ...ours }],
      needsText: false,
    },
    audio: false,
    link: 'card',
    cover: 'with-video',
    coverTypes: pictureTypes,
    can: { takeDown: true, edit: 'in-place', reaches: ['text', 'link'] },
  };
}
