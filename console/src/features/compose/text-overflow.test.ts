import type { ChannelRules } from '@herald/contract/channels.ts';
import { Composition } from '@herald/contract/content.ts';
import { postOf, type Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import { fullnessOf, overflowStarts } from './text-overflow.ts';
import { testRules } from '../../lib/test-rules.ts';

const rules = (limit: number, link: ChannelRules['link'] = 'card') =>
  testRules({
    channelId: 32,
    name: 'Twitter',
    text: {
      required: false,
      limits: [{ counter: 'ascii-1-other-2', limit, by: 'platform', source: '', since: '' }],
      forbidden: '',
      marks: null,
      sent: true,
    },
    link,
  });
const post = (text: string, link: string | null = null): Post => ({
  title: '',
  text,
  link,
  images: [],
  video: null,
  audio: null,
  cover: null,
});

const overflowStart = (text: string, of: Post, all: readonly ChannelRules[]) =>
  overflowStarts([text], of, all)[0];

describe('how full a text is', () => {
  test('amber from nine tenths, red when over', () => {
    const stateAt = (length: number) => fullnessOf(post('a'.repeat(length)), [rules(280)])[0]?.state;
    expect([251, 252, 280, 281].map(stateAt)).toEqual(['room', 'nearly', 'nearly', 'over']);
  });

  test('the overflow begins at the first character that does not fit', () => {
    const start = (text: string, limit: number) => overflowStart(text, post(text), [rules(limit)]);
    expect(start('abcdef', 6)).toBeNull();
    expect(start('abcdef', 4)).toBe(4);
    expect(start('中文中文', 5)).toBe(2);
  });

  test('of several texts each is marked from where the overflow reaches it, spaces around them counting nothing', () => {
    const starts = (texts: string[], limit: number) =>
      overflowStarts(
        texts,
        postOf(Composition.parse({ media: texts.map((content) => ({ mediaType: 3, content })) })),
        [rules(limit)],
      );
    expect(starts(['abcd', 'efgh', 'ij'], 100)).toEqual([null, null, null]);
    // Joined by an empty line: abcd, two line ends, efgh.
    expect(starts(['abcd', '  efgh ', '', 'ij'], 8)).toEqual([null, 4, null, 0]);
    expect(starts(['abcd', 'efgh'], 2)).toEqual([2, 0]);
    expect(starts(['abcd', 'efgh'], 5)).toEqual([null, 0]);
  });

  test('the tightest channel decides', () => {
    expect(overflowStart('abcdef', post('abcdef'), [rules(5), rules(3)])).toBe(3);
  });

  test('a link that stands in the text takes its room', () => {
    const text = 'a'.repeat(270);
    expect(overflowStart(text, post(text), [rules(280, 'in-text')])).toBeNull();
    expect(overflowStart(text, post(text, 'https://example.org'), [rules(280, 'in-text')])).toBe(260);
  });

  test('an emoji is never cut in half', () => {
    const text = 'ab😀😀';
    expect(overflowStart(text, post(text), [rules(4)])).toBe(4);
    expect(overflowStart(text, post(text), [rules(3)])).toBe(2);
  });

  test('a text whose place a description takes is neither counted nor marked', () => {
    const own = rules(5);
    const youtube = { ...own, text: { ...own.text, ownDescription: true } } as const;
    const described = { ...post('much too long'), description: 'also too long' };
    expect(fullnessOf(described, [youtube])).toEqual([]);
    expect(overflowStart('much too long', described, [youtube])).toBeNull();
    expect(overflowStart('much too long', post('much too long'), [youtube])).toBe(5);
  });
});
