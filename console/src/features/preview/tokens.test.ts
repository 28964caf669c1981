import { describe, expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const marked = (text: string) =>
  tokensOf(text)
    .filter((token) => token.kind !== 'text')
    .map((token) => `${token.kind} ${token.text}`);

describe('the text of a preview', () => {
  test('hashtags become links, in every script, numbers alone do not (R-PREV-005)', () => {
    expect(marked('#News and ＃新闻 and #2026vote, not #2026 nor a#b')).toEqual([
      'hashtag #News',
      'hashtag ＃新闻',
      'hashtag #2026vote',
    ]);
  });

  test('mentions become links, e-mail addresses do not (R-PREV-006)', () => {
    expect(marked('@herald_news, write to desk@herald.example (@ann)')).toEqual([
      'mention @herald_news',
      'mention @ann',
    ]);
  });

  test('addresses become links without the punctuation behind them (R-PREV-007)', () => {
    expect(marked('See https://example.org/a?b=1#c. 或者https://example.org/新闻，谢谢')).toEqual([
      'url https://example.org/a?b=1#c',
      'url https://example.org/新闻',
    ]);
  });

  test('typed HTML stays text and only http addresses become links (R-PREV-013)', () => {
    const text = '<script>alert(1)</script> javascript:alert(1) <b>x</b>';
    expect(tokensOf(text)).toEqual([{ kind: 'text', text }]);
    expect(marked('<a href="https://e.org/">')).toEqual(['url https://e.org/']);
  });

  test('nothing is lost or doubled', () => {
    const text = '#a @b https://c.org/ #1 http:// @ # ending. https://d.org).';
    expect(
      tokensOf(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  });

  test.each(['#', '@', '#1', 'https://', 'a.', '#a@'])(
    'a long text of %j takes time in proportion to its length',
    (piece) => {
      const timeOf = (length: number) => {
        const text = piece.repeat(length / piece.length);
        const from = performance.now();
        tokensOf(text);
        return performance.now() - from;
      };
      timeOf(20_000);
      expect(timeOf(200_000)).toBeLessThan(1_000);
    },
  );
});
