// Where each text of a body stops fitting, one frame behind the keys.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { useDeferredValue, useMemo } from 'react';
import { overflowStarts } from './text-overflow.ts';

/** By the place of a text among the texts; null where all of it fits. */
export function useOverflows(media: readonly MediaItem[], post: Post, rules: readonly ChannelRules[]) {
  const written = useDeferredValue(media);
  const shown = useDeferredValue(post);
  return useMemo(() => {
    const texts = written.filter(({ mediaType }) => mediaType === mediaTypes.text);
    return overflowStarts(
      texts.map(({ content }) => content),
      shown,
      rules,
    );
  }, [written, shown, rules]);
}
