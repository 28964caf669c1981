// What is picked from the materials goes where its kind goes: pictures and sounds to the others, a video in its one place.
import { mediaTypes, type Composition, type MediaItem } from '@herald/contract/content.ts';
import { problem } from '@herald/contract/problems.ts';
import { useState } from 'react';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { blocksOf, type Change } from './composition.ts';

export type Picking = {
  /** Addresses of the videos that were picked here. */
  readonly picked: ReadonlySet<string>;
  readonly onAdd: (item: MediaItem) => boolean;
};

export function usePicking(content: Composition, change: (change: Change) => void): Picking {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const onAdd = (item: MediaItem) => {
    if (item.mediaType === mediaTypes.image) change({ kind: 'picture-added', picture: item });
    if (item.mediaType === mediaTypes.audio) change({ kind: 'sound-added', sound: item });
    if (item.mediaType !== mediaTypes.video) return true;
    if (blocksOf(content, mediaTypes.video).length > 0) {
      tell('error', sayProblem(problem('video-second', 'video', { figures: { limit: 1 } })));
      return false;
    }
    setPicked((before) => new Set(before).add(item.url));
    change({ kind: 'video-added', video: item });
    return true;
  };
  return { picked, onAdd };
}
