// A channel's rules for tests: of text and pictures, without a limit; `more` says what a test is about.
import type { ChannelRules } from '@herald/contract/channels.ts';

export function testRules(
  more: Pick<ChannelRules, 'channelId' | 'name'> & Partial<ChannelRules>,
): ChannelRules {
  return {
    text: { required: false, limits: [], forbidden: '', marks: null, sent: true },
    images: {
      by: 'platform',
      source: '',
      since: '',
      types: [],
      atMost: null,
      sizes: [],
      gifAlone: false,
      altText: null,
    },
    video: null,
    audio: false,
    link: 'card',
    needs: 'nothing',
    title: null,
    coverTypes: null,
    cover: 'ignored',
    can: { takeDown: true, edit: 'in-place' },
    ...more,
  };
}
