// What a wall of VK allows, a person's and a group's alike: the platform's own limits, for the documents name none (C-91).
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { friendsOnly } from './audience-choices.ts';
import { megabyte } from '@herald/contract/constants.ts';

const cited = { by: 'platform', source: 'commonly cited; VK documents no length', since: '2026-11' } as const;
const photos = { by: 'platform', source: 'dev.vk.com photo uploads', since: '2026-11' } as const;
const formats = { by: 'platform', source: 'dev.vk.com video.save', since: '2026-11' } as const;
/** VK takes a whole video in one call, and it is held in memory meanwhile. */
const ours = { by: 'herald', source: 'Herald: a video goes to VK in one call', since: '2026-11' } as const;

const aDay = { hours: 24, because: 'VK takes changes of a post for a day (wall.edit)', since: '2026-11' };

const pictureTypes = ['jpg', 'jpeg', 'png', 'gif'];
/** Of those VK takes (also avi, 3gp, mpeg, flv, wmv), the ones that can be uploaded here. */
const videoTypes = ['mp4', 'mov'];

export function wallRules(channelId: 33 | 36): ChannelRules {
  return {
    channelId,
    name: channelNames[channelId],
    needs: 'nothing',
    // The name of a video; VK documents no length.
    title: { limits: [], forbidden: '', beside: ['video'] },
    text: {
      required: false,
      limits: [{ counter: 'code-points', limit: 16_384, ...cited }],
      forbidden: '',
      marks: null,
      // dev.vk.com wall.post: @ and a short name in the message.
      mentions: true,
      sent: true,
    },
    images: {
      ...photos,
      types: pictureTypes,
      atMost: 10,
      sizes: [{ types: pictureTypes, atMostBytes: 50 * megabyte, ...photos }],
      gifAlone: false,
      altText: null,
      shape: { ratio: { least: '1:20', most: '20:1' }, sidesTogetherAtMost: 14_000, ...photos },
    },
    video: {
      ...formats,
      types: videoTypes,
      sizes: [{ types: videoTypes, atMostBytes: 256 * megabyte, ...ours }],
      // Of codecs and rates its documents name none.
      needsText: false,
    },
    audio: false,
    link: 'card',
    cover: 'with-video',
    coverTypes: { types: pictureTypes, ...photos },
    choices: [friendsOnly],
    can: { takeDown: true, filmForEver: true, edit: 'in-place', editFor: aDay, reaches: ['text', 'link'] },
  };
}
