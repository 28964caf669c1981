// A film that is only too wide for a channel (Instagram: 1,920 columns) is converted like one that is too long on a side for X.
import { rules as instagram } from '@herald/channels/instagram/rules.ts';
import { checkContent } from '@herald/contract/check-content.ts';
import { postFor } from '@herald/contract/choose-film.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { FileFacts } from '@herald/contract/file-facts.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import { expect, it } from 'vitest';
import { decideNeed } from './decide-need.ts';

const read = (codec: string, width: number, height: number): VideoProperties => ({
  container: 'mov',
  durationSeconds: 60,
  bitRate: null,
  streams: 1,
  picture: {
    codec,
    profile: codec === 'h264' ? 'High' : 'Main',
    pixelFormat: 'yuv420p',
    range: 'sdr',
    turned: 0,
    width,
    height,
    frameRate: 30,
    frames: 1_800,
    bitRate: null,
  },
  sound: null,
});
const sizeBytes = 9_000_000;
const facts = (film: VideoProperties): FileFacts => ({
  sizeBytes,
  width: film.picture?.width ?? 0,
  height: film.picture?.height ?? 0,
  durationSeconds: 60,
  film,
});

it.each(['h264', 'hevc'])('of %s and 4K it is converted for Instagram; upright full HD is not', (codec) => {
  const needs = (width: number, height: number) =>
    decideNeed({ url: '/f/a.mp4', sizeBytes, properties: read(codec, width, height) }, [instagram]);
  expect(needs(1_080, 1_920)).toEqual([]);
  expect(needs(3_840, 2_160).map(({ channels }) => channels)).toEqual([[instagram.name]]);
  expect(needs(2_160, 3_840).map(({ channels }) => channels)).toEqual([[instagram.name]]);
});

it('what was made of it goes there, and nothing is refused', () => {
  const file = (name: string) => ({ url: `/f/${name}`, name, size: sizeBytes, md5: name });
  const [wide, made] = [file('wide.mp4'), file('made.mp4')];
  const content = Composition.parse({
    title: 'A title',
    media: [
      { mediaType: mediaTypes.text, content: 'The ferry is late' },
      { mediaType: mediaTypes.video, ...made, original: wide, made: [made] },
    ],
  });
  const known = new Map([
    [wide.url, facts(read('h264', 3_840, 2_160))],
    [made.url, facts(read('h264', 1_920, 1_080))],
  ]);
  expect(postFor(content, instagram, known).video?.name).toBe('made.mp4');
  const wrong = checkContent(content, [instagram], known).filter(({ severity }) => severity === 'error');
  expect(wrong.map(({ code }) => code)).toEqual([]);
});
