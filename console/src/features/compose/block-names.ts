// What each kind of block is called.
import type { BlockKind } from './blocks.ts';

export const blockNames = {
  text: 'compose.blocks.kinds.text',
  images: 'compose.blocks.kinds.images',
  video: 'compose.blocks.kinds.video',
  audio: 'compose.blocks.kinds.audio',
  link: 'compose.blocks.kinds.link',
} as const satisfies Record<BlockKind, string>;
