import { gifAtMostBytes, imageUnderBytes } from '@herald/contract/constants.ts';
import { checkUpload } from '@herald/contract/media.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, test } from 'vitest';
import { chooseFiles, pictureTypes } from './choose-files.ts';

const file = (name: string, size = 1000) => ({ name, size });
const codes = (files: { name: string; size: number }[], widened: string[] = []) =>
  chooseFiles(files, widened).problems.map((one) => one.code);

describe('choosing files', () => {
  test('jpg, png, jpeg and gif are taken here, mov, mp4, mp3 and webm in general (R-UPL-001)', () => {
    expect(codes([file('a.JPG'), file('b.png'), file('c.jpeg')])).toEqual([]);
    expect(codes([file('d.gif')])).toEqual([]);
    expect(['a.mov', 'a.mp4', 'a.mp3', 'a.webm'].flatMap((name) => checkUpload(file(name)))).toEqual([]);
  });

  test('another type is refused with a message listing the types (R-UPL-002)', () => {
    const [refused] = chooseFiles([file('a.exe')], []).problems;
    expect(say('zh', refused?.code ?? 'ok', refused?.figures)).toContain('webm mov mp4 mp3 png jpeg jpg gif');
  });

  test('a chosen channel widens the list by its own types (R-UPL-003)', () => {
    expect(codes([file('a.bmp')])).toEqual(['upload-type']);
    expect(codes([file('a.bmp'), file('a.webp')], ['bmp', 'webp'])).toEqual([]);
    expect(pictureTypes(['bmp'])).toContain('bmp');
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
    const [refused] = chooseFiles([file('a.png', 12.5 * 1_048_576)], []).problems;
    expect(say('en', refused?.code ?? 'ok', refused?.figures)).toContain('12.5 MB');
  });

  test('more than three at once are refused, all of them (R-VAL-019, R-COMP-052)', () => {
    const four = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => file(name));
    expect(chooseFiles(four, []).accepted).toEqual([]);
    expect(codes(four)).toEqual(['files-too-many-at-once']);
    expect(chooseFiles(four.slice(0, 3), []).accepted).toHaveLength(3);
  });

  test('a bad file does not hold back the good ones beside it', () => {
    const choice = chooseFiles([file('a.png'), file('b.txt'), file('c.png', 0)], []);
    expect(choice.accepted.map(({ name }) => name)).toEqual(['a.png']);
    expect(choice.problems.map((one) => one.code)).toEqual(['upload-type', 'file-empty']);
  });
});
