// What Weibo allows an ordinary application: one link shared, with words and at most one picture.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import { megabyte } from '@herald/contract/constants.ts';

const platform = {
  by: 'platform',
  source: 'open.weibo.com/wiki/2/statuses/share',
  since: '2026-11',
} as const;
const advanced = 'Weibo lets only applications with advanced permission take a post down';

export const rules: ChannelRules = {
  channelId: 18,
  name: channelNames[18],
  // On which site the link may lead is registered with Weibo, and Weibo refuses any other (10017).
  needs: 'link',
  title: null,
  text: {
    required: false,
    // 140 Chinese characters, two Latin ones counting as one.
    limits: [{ counter: 'ascii-1-other-2', limit: 280, ...platform }],
    forbidden: '',
    noTopics: true,
    marks: null,
    // open.weibo.com statuses/share: @ and a name in the text.
    mentions: true,
    sent: true,
  },
  images: {
    ...platform,
    types: ['jpg', 'jpeg', 'gif', 'png'],
    atMost: 1,
    // Under 5 MB, and not just as many.
    sizes: [{ types: ['jpg', 'jpeg', 'gif', 'png'], atMostBytes: 5 * megabyte - 1, ...platform }],
    gifAlone: false,
    altText: null,
  },
  video: null,
  audio: false,
  link: 'in-text',
  cover: 'never',
  coverTypes: null,
  can: {
    takeDown: { because: advanced, since: platform.since, why: 'limit-advanced-only' },
    edit: { because: 'Weibo has no editing for applications', since: platform.since, why: 'limit-no-edits' },
  },
};
