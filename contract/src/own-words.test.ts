import { describe, expect, test } from 'vitest';
import { Composition } from './content.ts';
import { contentFor, hasOwn, ownWordsOf, withOwnWords } from './own-words.ts';
import { postOf, type Post } from './post.ts';
import { liveContent } from './versions.ts';

const [facebook, twitter, youtube] = [31, 32, 34] as const;
const picture = { mediaType: 4, url: '/prod-api/media/a.png', name: 'a.png' };
const shared = Composition.parse({
  title: 'Shared title',
  description: 'Described',
  media: [{ mediaType: 3, content: 'First.' }, picture, { mediaType: 3, content: 'Second.' }],
});
const own = withOwnWords(shared, twitter, 'text', 'Short.');

describe('own words of a channel', () => {
  test('R-COMP-018: are that channel’s alone, one plain text, with everything else as the others have it', () => {
    const { article: order, ...others } = postOf(shared);
    expect(order).toMatch(/First.*a\.png.*Second/);
    expect(postOf(contentFor(own, twitter))).toEqual({ ...others, text: 'Short.' });
    expect(contentFor(own, facebook)).toEqual(own);
    expect(postOf(own).text).toBe('First.\n\nSecond.');
  });

  test('stand field by field: the title stays shared until it is customised, too', () => {
    const titled = withOwnWords(own, twitter, 'title', 'Own title');
    expect(postOf(contentFor(titled, twitter))).toMatchObject({ title: 'Own title', text: 'Short.' });
    expect(ownWordsOf(withOwnWords(titled, twitter, 'text', null), twitter)).toEqual({ title: 'Own title' });
  });

  test('given back they leave nothing behind, and what is empty is the shared one', () => {
    expect(withOwnWords(own, twitter, 'text', null)).toEqual(shared);
    const emptied = withOwnWords(own, twitter, 'text', '  ');
    expect(hasOwn(emptied, twitter, 'text')).toBe(false);
    expect(postOf(contentFor(emptied, twitter)).text).toBe('First.\n\nSecond.');
  });

  test('win over the description where a channel sends that as its text', () => {
    const told = withOwnWords(shared, youtube, 'text', 'For viewers.');
    expect(postOf(contentFor(told, youtube, true))).toMatchObject({ text: 'For viewers.' });
    expect(postOf(contentFor(told, youtube, true)).description).toBeUndefined();
    expect(postOf(contentFor(shared, youtube, true)).description).toBe('Described');
  });

  test('that are live come back as own words, and what the others say stays', () => {
    const live: Post = { ...postOf(contentFor(own, twitter)), text: 'Short, as it went out.' };
    const back = liveContent(own, live, twitter);
    expect(ownWordsOf(back, twitter)).toEqual({ text: 'Short, as it went out.' });
    expect(postOf(back).text).toBe('First.\n\nSecond.');
    const other = liveContent(own, { ...postOf(shared), text: 'As Facebook has it.' }, facebook);
    expect([postOf(other).text, ownWordsOf(other, twitter)]).toEqual([
      'As Facebook has it.',
      { text: 'Short.' },
    ]);
  });
});
