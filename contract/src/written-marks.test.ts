import { expect, test } from 'vitest';
import { completionsOf, markBefore, marksIn } from './written-marks.ts';

test('hashtags of every script and mentions are found, most used first, and nothing inside addresses or words', () => {
  const texts = [
    '#Harbour #港湾 @pilots and mail a@b.org',
    '#harbour #Harbour https://example.com/#top @pilots @Tower_1',
    'No. #12, C#sharp',
  ];
  expect(marksIn(texts, 10)).toEqual({
    hashtags: ['Harbour', '港湾'],
    mentions: ['pilots', 'Tower_1'],
  });
  expect(marksIn(texts, 1).hashtags).toEqual(['Harbour']);
});

test('the one that is being written stands right before the caret', () => {
  expect(markBefore('See #Har and more', 8)).toEqual({ sign: '#', typed: 'Har', at: 4 });
  expect(markBefore('＃港', 2)).toEqual({ sign: '#', typed: '港', at: 0 });
  expect(markBefore('Hello @', 7)).toEqual({ sign: '@', typed: '', at: 6 });
  for (const text of ['a@b', 'word#x', 'https://x.org/#y', 'See # now', ''])
    expect(markBefore(text, text.length)).toBeNull();
});

test('what begins so is offered, whatever its case, but not what is written already', () => {
  const names = ['Harbour', 'harvest', 'Fog', 'Har'];
  expect(completionsOf(names, 'har', 8)).toEqual(['Harbour', 'harvest', 'Har']);
  expect(completionsOf(names, 'Har', 2)).toEqual(['Harbour', 'harvest']);
  expect(completionsOf(names, 'x', 8)).toEqual([]);
});
