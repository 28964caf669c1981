// A video of a test's own, stored or to be sent: an MP4 without a picture in it, as long as is wanted, and no two alike.
import { randomBytes } from 'node:crypto';
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import type { Actor, Context } from '../context.ts';
import { keepTestFile } from './test-file.ts';

/** One box of ISO 14496-12: its length, its type, what is in it. */
function box(type: string, ...inner: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(inner);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const kind = box('ftyp', Buffer.from('isom\0\0\0\u0002isomiso2', 'latin1'));
const nothingShown = box('moov', box('mvhd', movieHead()));

/** Version 0, a thousand units a second, one second long, no track yet. */
function movieHead(): Buffer {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1_000, 12);
  head.writeUInt32BE(1_000, 16);
  head.writeUInt32BE(0x00010000, 20);
  head.writeUInt16BE(0x0100, 24);
  for (const [at, one] of [
    [36, 0x00010000],
    [52, 0x00010000],
    [68, 0x40000000],
  ] as const)
    head.writeUInt32BE(one, at);
  head.writeUInt32BE(1, 96);
  return head;
}

/** `restBytes` of free space follow, so that it goes up in as many pieces as a test needs; only the end differs. */
export function makeTestVideo(restBytes: number): Buffer {
  return Buffer.concat([kind, nothingShown, box('free', Buffer.alloc(restBytes), randomBytes(16))]);
}

export function keepTestVideo(context: Context, owner: Actor, restBytes: number): Promise<MediaItem> {
  const bytes = makeTestVideo(restBytes);
  return keepTestFile(context, owner, {
    name: 'second.mp4',
    ending: 'mp4',
    mimeType: 'video/mp4',
    mediaType: mediaTypes.video,
    bytes,
    side: null,
  });
}
