// A video of a test's own, stored or to be sent: a real MP4 of little, as many bytes as are wanted, and no two alike.
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

/** Four seconds of grey, 640 by 360, H.264 without sound: a real film, as small as one can be. */
const grey = Buffer.from(
  [
    'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAANnbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAD6AAAQAA',
    'AQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAgAAApF0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAD6AAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAA',
    'AAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAoAAAAFoAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAA+gAACAAAABAAAAAAIJ',
    'bWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAABAAAABQABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRl',
    'b0hhbmRsZXIAAAABtG1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAA',
    'AQAAAXRzdGJsAAAAxHN0c2QAAAAAAAAAAQAAALRhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAoABaABIAAAASAAAAAAA',
    'AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAAOmF2Y0MBZAAf/+EAHGdkAB+scgRAoC/5cBEAAAMA',
    'AQAAAwACDxgxhGABAAdo6EODksiw/fj4AAAAABBwYXNwAAAAAQAAAAEAAAAUYnRydAAAAAAAD0JAAAAGagAAABhzdHRzAAAA',
    'AAAAAAEAAAAEAABAAAAAABRzdHNzAAAAAAAAAAEAAAABAAAAKGN0dHMAAAAAAAAAAwAAAAEAAIAAAAAAAQABAAAAAAACAABA',
    'AAAAABxzdHNjAAAAAAAAAAEAAAABAAAABAAAAAEAAAAkc3RzegAAAAAAAAAAAAAABAAAAv0AAAAUAAAAEgAAABIAAAAUc3Rj',
    'bwAAAAAAAAABAAADlwAAAGJ1ZHRhAAAAWm1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAG1kaXJhcHBsAAAAAAAAAAAAAAAALWls',
    'c3QAAAAlqXRvbwAAAB1kYXRhAAAAAQAAAABMYXZmNjIuMTkuMTAxAAAACGZyZWUAAAM9bWRhdAAAAqEGBf//ndxF6b3m2Ui3',
    'lizYINkj7u94MjY0IC0gY29yZSAxNjUgLSBILjI2NC9NUEVHLTQgQVZDIGNvZGVjIC0gQ29weWxlZnQgMjAwMy0yMDI1IC0g',
    'aHR0cDovL3d3dy52aWRlb2xhbi5vcmcveDI2NC5odG1sIC0gb3B0aW9uczogY2FiYWM9MSByZWY9MTYgZGVibG9jaz0xOjA6',
    'MCBhbmFseXNlPTB4MzoweDEzMyBtZT11bWggc3VibWU9MTAgcHN5PTEgcHN5X3JkPTEuMDA6MC4wMCBtaXhlZF9yZWY9MSBt',
    'ZV9yYW5nZT0yNCBjaHJvbWFfbWU9MSB0cmVsbGlzPTIgOHg4ZGN0PTEgY3FtPTAgZGVhZHpvbmU9MjEsMTEgZmFzdF9wc2tp',
    'cD0xIGNocm9tYV9xcF9vZmZzZXQ9LTIgdGhyZWFkcz0zIGxvb2thaGVhZF90aHJlYWRzPTEgc2xpY2VkX3RocmVhZHM9MCBu',
    'cj0wIGRlY2ltYXRlPTEgaW50ZXJsYWNlZD0wIGJsdXJheV9jb21wYXQ9MCBjb25zdHJhaW5lZF9pbnRyYT0wIGJmcmFtZXM9',
    'OCBiX3B5cmFtaWQ9MiBiX2FkYXB0PTIgYl9iaWFzPTAgZGlyZWN0PTMgd2VpZ2h0Yj0xIG9wZW5fZ29wPTAgd2VpZ2h0cD0y',
    'IGtleWludD0yNTAga2V5aW50X21pbj0xIHNjZW5lY3V0PTQwIGludHJhX3JlZnJlc2g9MCByY19sb29rYWhlYWQ9NjAgcmM9',
    'Y3JmIG1idHJlZT0xIGNyZj00MC4wIHFjb21wPTAuNjAgcXBtaW49MCBxcG1heD02OSBxcHN0ZXA9NCBpcF9yYXRpbz0xLjQw',
    'IGFxPTE6MS4wMACAAAAAVGWIgQAC//70oP/44mY2RYnd3tFJm1rErYQAAAMAAAMAAAMDL4S8fDOKyR3YAAADAWcAWcKAGWFd',
    'EXEIEcGeJYQodIygAAADAAADAAADAAADAAAP2QAAABBBmghtiCv/8yAAAAMAAAekAAAADkGeECcQV/8AAAMAAAZdAAAADgGe',
    'GE1IK/8AAAMAAAZc',
  ].join(''),
  'base64',
);

/** `restBytes` that belong to no frame follow in a box of frames, so that it goes up in as many pieces as a test needs; only the end differs. */
export function makeTestVideo(restBytes: number): Buffer {
  return Buffer.concat([grey, box('mdat', Buffer.alloc(restBytes), randomBytes(16))]);
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
