// The body as blocks: which there are, which is which after a change, and the order a move makes.
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { describe, expect, test } from 'vitest';
import {
  blocksAfter,
  groupsIn,
  inOrder,
  inverse,
  nextKey,
  orderWithBlockAt,
  orderWithPictureStepped,
  type Order,
} from './blocks.ts';

const item = (type: keyof typeof mediaTypes, name: string): MediaItem => ({
  mediaType: mediaTypes[type],
  content: type === 'text' ? name : '',
  url: type === 'text' ? '' : `/files/${name}`,
  name,
  size: 1,
  md5: name,
  dataContent: '',
});
const [a, b] = [item('text', 'a'), item('text', 'b')];
const [one, two, three] = [item('image', '1'), item('image', '2'), item('image', '3')];
const [film, sound, link] = [item('video', 'film'), item('audio', 'sound'), item('link', 'link')];
const named = (media: readonly MediaItem[]) => media.map(({ name }) => name).join(' ');
const keysOf = (media: readonly MediaItem[]) => blocksAfter([], media).map(({ key }) => key);

describe('the blocks of a body', () => {
  test('are of five kinds; pictures that follow each other are one, and so are all videos', () => {
    const groups = groupsIn([a, one, two, film, b, three, link, sound, item('video', 'other')]);
    expect(groups.map(({ kind, items }) => `${kind}: ${named(items)}`)).toEqual([
      'text: a',
      'images: 1 2',
      'video: film other',
      'text: b',
      'images: 3',
      'link: link',
      'audio: sound',
    ]);
  });

  test('keep their names when they move, when they are written in and when others come and go', () => {
    const before = blocksAfter([], [a, one, b]);
    expect(before.map(({ key }) => key)).toEqual(['text-0', 'images-0', 'text-1']);
    const moved = blocksAfter(before, [b, a, one]);
    expect(moved.map(({ key }) => key)).toEqual(['text-1', 'text-0', 'images-0']);
    expect(moved[0]).toBe(before[2]);
    const longer = { ...a, content: 'ab' };
    const written = blocksAfter(moved, [b, longer, one, two]);
    expect(written.map(({ key }) => key)).toEqual(['text-1', 'text-0', 'images-0']);
    expect(written[0]).toBe(before[2]);
    expect(blocksAfter(written, [longer, one]).map(({ key }) => key)).toEqual(['text-0', 'images-0']);
    expect(blocksAfter(before, [a, one, b])).toBe(before);
  });

  test('that are new get the first name that is free, as a place that waits for one says beforehand', () => {
    const before = blocksAfter([], [one, a]);
    expect(nextKey('images', before)).toBe('images-1');
    expect(blocksAfter(before, [one, a, two]).map(({ key }) => key)).toEqual([
      'images-0',
      'text-0',
      'images-1',
    ]);
    expect(keysOf([a])).toEqual(['text-0']);
  });
});

describe('a move', () => {
  const media = [a, one, two, b, link];
  const after = (order: Order | null) => (order ? named(inOrder(media, order)) : null);

  test('takes a whole block to another place, and can be taken back', () => {
    expect(after(orderWithBlockAt(media, 1, 2))).toBe('a b 1 2 link');
    expect(after(orderWithBlockAt(media, 3, 0))).toBe('link a 1 2 b');
    const order = orderWithBlockAt(media, 1, 0) ?? [];
    const moved = inOrder(media, order);
    expect(named(moved)).toBe('1 2 a b link');
    expect(named(inOrder(moved, inverse(order)))).toBe(named(media));
  });

  test('beyond the ends or to where it stands is none', () => {
    expect(orderWithBlockAt(media, 0, -1)).toBeNull();
    expect(orderWithBlockAt(media, 3, 4)).toBeNull();
    expect(orderWithBlockAt(media, 1, 1)).toBeNull();
    expect(orderWithPictureStepped([one, a], one, -1)).toBeNull();
  });

  test('of one picture goes through its block, and then past the block beside it', () => {
    expect(after(orderWithPictureStepped(media, one, 1))).toBe('a 2 1 b link');
    expect(after(orderWithPictureStepped(media, two, 1))).toBe('a 1 b 2 link');
    expect(after(orderWithPictureStepped(media, one, -1))).toBe('1 a 2 b link');
  });

  test('made for another body changes nothing', () => {
    expect(inOrder(media, [0, 1])).toBe(media);
    expect(inOrder(media, [0, 0, 1, 2, 3])).toBe(media);
    expect(inOrder(media, [5, 4, 3, 2, 1])).toBe(media);
  });
});
