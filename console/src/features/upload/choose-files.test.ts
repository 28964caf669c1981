import type { ChannelRules } from '@herald/contract/channels.ts';
import { gifAtMostBytes, imageUnderBytes, videoUnderBytes } from '@herald/contract/constants.ts';
import { Language } from '@herald/contract/languages.ts';
import { checkUpload } from '@herald/contract/media.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, test } from 'vitest';
import { chooseFiles, coverTaken, filmsTaken, isFilm, picturesTaken } from './choose-files.ts';

const source = { by: 'platform', source: '', since: '' } as const;
const channel: ChannelRules = {
  channelId: 32,
  name: 'Twitter',
  needs: 'nothing',
  title: null,
  text: { required: false, limits: [], forbidden: '', marks: null, sent: true },
  images: { ...source, types: [], atMost: null, sizes: [], gifAlone: false, altText: null },
  video: null,
  audio: false,
  link: 'card',
  cover: 'ignored',
  coverTypes: null,
  can: { takeDown: true, edit: 'in-place' },
};
const file = (name: string, size = 1000) => ({ name, size });
const pictures = picturesTaken([]);
const codes = (files: { name: string; size: number }[], taken = pictures) =>
  chooseFiles(files, taken).problems.map((one) => one.code);

describe('choosing files', () => {
  test('jpg, png, jpeg and gif are taken here, mov, mp4, mp3 and webm in general (R-UPL-001)', () => {
    expect(codes([file('a.JPG'), file('b.png'), file('c.jpeg')])).toEqual([]);
    expect(codes([file('d.gif')])).toEqual([]);
    expect(['a.mov', 'a.mp4', 'a.mp3', 'a.webm'].flatMap((name) => checkUpload(file(name)))).toEqual([]);
  });

  test('another type is refused with a message listing the types (R-UPL-002)', () => {
    const [refused] = chooseFiles([file('a.exe')], pictures).problems;
    expect(say('zh', refused?.code ?? 'ok', refused?.figures)).toContain('webm mov mp4 mp3 png jpeg jpg gif');
  });

  test('a chosen channel widens the list by its own types (R-UPL-003)', () => {
    expect(codes([file('a.bmp')])).toEqual(['upload-type']);
    const widened = { ...pictures, types: [...pictures.types, 'bmp', 'webp'] };
    expect(codes([file('a.bmp'), file('a.webp')], widened)).toEqual([]);
  });

  test('a static picture must be under 10 MB (R-UPL-004)', () => {
    expect(codes([file('a.png', imageUnderBytes - 1)])).toEqual([]);
    expect(codes([file('a.png', imageUnderBytes)])).toEqual(['upload-image-too-large']);
  });

  test('a gif may have up to 16 MB (R-UPL-005)', () => {
    expect(codes([file('a.gif', gifAtMostBytes)])).toEqual([]);
    expect(codes([file('a.gif', gifAtMostBytes + 1)])).toEqual(['upload-gif-too-large']);
  });

  test('a message about size states the size in MB (R-UPL-009)', () => {
    const mega = 1_048_576;
    for (const [name, size, said] of [
      ['a.png', 12.5 * mega, '12.5 MB'],
      ['a.gif', 20 * mega, '20 MB'],
      ['a.mp4', videoUnderBytes + mega, '1025 MB'],
      ['a.mp3', 600 * mega, '600 MB'],
    ] as const)
      for (const language of Language.options) {
        const [refused] = checkUpload(file(name, size));
        expect(say(language, refused?.code ?? 'ok', refused?.figures)).toContain(said);
      }
  });

  test('a byte too many never reads as just allowed (R-UPL-009)', () => {
    const [refused] = checkUpload(file('a.gif', gifAtMostBytes + 1));
    expect(refused?.figures['size']).toBe('16.01');
  });

  test('more than three at once are refused, all of them (R-VAL-019, R-COMP-052)', () => {
    const four = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => file(name));
    expect(chooseFiles(four, pictures).accepted).toEqual([]);
    expect(codes(four)).toEqual(['files-too-many-at-once']);
    expect(chooseFiles(four.slice(0, 3), pictures).accepted).toHaveLength(3);
  });

  test('one video, of the three kinds our store takes, under 1 GB (R-VAL-017, R-UPL-006)', () => {
    const films = filmsTaken(1, []);
    expect(['a.mp4', 'a.MOV', 'a.webm'].flatMap((name) => codes([file(name)], films))).toEqual([]);
    expect(codes([file('a.mp4'), file('b.mp4')], films)).toEqual(['video-second']);
    expect(codes([file('a.mp4')], filmsTaken(0, []))).toEqual(['video-second']);
    expect(codes([file('a.png')], films)).toEqual(['upload-type']);
    expect(codes([file('a.mp4', videoUnderBytes)], films)).toEqual(['upload-video-too-large']);
    expect(codes([file('a.mp4', videoUnderBytes - 1)], films)).toEqual([]);
  });

  test('a channel’s limit of the specification holds before anything goes up, another’s is told on the tile (R-UPL-007)', () => {
    const limited = (by: 'specification' | 'platform') => {
      const sizes = [{ ...source, by, types: ['mp4'], atMostBytes: 512 * 1_048_576 }];
      const video = { ...source, types: ['mp4'], sizes, atMost: 1, needsText: false };
      return filmsTaken(1, [{ ...channel, video }]);
    };
    const [fits, over] = [file('a.mp4', 512 * 1_048_576), file('a.mp4', 512 * 1_048_576 + 1)];
    expect(codes([fits], limited('specification'))).toEqual([]);
    expect(codes([over], limited('specification'))).toEqual(['video-too-large']);
    expect(codes([over], limited('platform'))).toEqual([]);
  });

  test('the cover is one picture (R-COMP-053, R-VAL-018)', () => {
    expect(codes([file('a.jpg')], coverTaken)).toEqual([]);
    expect(codes([file('a.jpg'), file('b.jpg')], coverTaken)).toEqual(['cover-second']);
    expect(codes([file('a.mp4')], coverTaken)).toEqual(['upload-type']);
  });

  test('what is pasted is known as a film by its kind or its name', () => {
    const kinds = [
      { name: 'a.mp4', type: '' },
      { name: 'clip', type: 'video/quicktime' },
      { name: 'a.png', type: 'image/png' },
    ];
    expect(kinds.map(isFilm)).toEqual([true, true, false]);
  });

  test('a bad file does not hold back the good ones beside it', () => {
    const choice = chooseFiles([file('a.png'), file('b.txt'), file('c.png', 0)], pictures);
    expect(choice.accepted.map(({ name }) => name)).toEqual(['a.png']);
    expect(choice.problems.map((one) => one.code)).toEqual(['upload-type', 'file-empty']);
  });
});
