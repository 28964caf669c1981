import { describe, expect, test } from 'vitest';
import type { Marking } from './mark-patterns.ts';
import { tokensOf } from './text-tokens.ts';

const markings: readonly Marking[] = ['ascii', 'dotted', 'youtube', 'weibo', 'any'];

const marked = (text: string, marking: Marking = 'ascii') =>
  tokensOf(text, marking)
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
    expect(tokensOf(text, 'ascii')).toEqual([{ kind: 'text', text }]);
    expect(marked('<a href="https://e.org/">')).toEqual(['url https://e.org/']);
  });

  test('an address keeps a bracket that it opened itself, and no other', () => {
    expect(
      marked('(see https://en.wikipedia.org/wiki/Herald_(paper)), https://e.org/a) https://e.org/(a)(b).'),
    ).toEqual([
      'url https://en.wikipedia.org/wiki/Herald_(paper)',
      'url https://e.org/a',
      'url https://e.org/(a)(b)',
    ]);
  });

  test('a handle of ASCII ends only where no letter follows: no part of a name is linked (R-PREV-006)', () => {
    for (const marking of ['ascii', 'dotted'] as const) {
      expect(marked('@münchen @mu\u0308nchen @annя @a1é @人民日报 @', marking)).toEqual([]);
      // Chinese and Japanese put no space between words, Korean puts endings on names.
      expect(marked('感谢@ann的报道、@ben님', marking)).toEqual(['mention @ann', 'mention @ben']);
    }
    expect(marked('@ann.lee. @_a_.')).toEqual(['mention @ann', 'mention @_a_']);
    expect(marked('@ann.lee. @_a_.', 'dotted')).toEqual(['mention @ann.lee', 'mention @_a_']);
  });

  test('Weibo and YouTube have names of any script (R-PREV-006)', () => {
    const text = '@人民日报，@münchen_1-a. @ann.lee: desk@人民.cn a@b';
    expect(marked(text, 'weibo')).toEqual(['mention @人民日报', 'mention @münchen_1-a', 'mention @ann']);
    expect(marked(text, 'youtube')).toEqual([
      'mention @人民日报',
      'mention @münchen_1-a',
      'mention @ann.lee',
    ]);
    expect(marked(text, 'any')).toEqual(['mention @人民日报', 'mention @münchen_1', 'mention @ann']);
  });

  test('a topic of Weibo stands between two signs, both in the link; one sign alone makes none (R-PREV-005)', () => {
    expect(marked('看#港口 重开#吗？#2026# #单 \n#二', 'weibo')).toEqual([
      'hashtag #港口 重开#',
      'hashtag #2026#',
    ]);
    expect(marked('# #雾# ## ＃雾', 'weibo')).toEqual(['hashtag #雾#']);
    expect(marked('https://e.org/#a #雾#', 'weibo')).toEqual(['url https://e.org/#a', 'hashtag #雾#']);
    expect(marked('#港口#', 'any')).toEqual(['hashtag #港口']);
  });

  test('a keycap emoji is no hashtag', () => {
    expect(marked('#️⃣ #\u20e3a')).toEqual([]);
  });

  test.each(markings)('nothing is lost or doubled by %s', (marking) => {
    const text = '#a @b https://c.org/ #1 http:// @ # ending. https://d.org). #x# @é (https://e.org/(f))';
    expect(
      tokensOf(text, marking)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  });

  test.each(['#', '@', '#1', 'https://', 'https://a)', '@a', '@a.', '# ', ' #', 'a.', '#a@'])(
    'a long text of %j takes time in proportion to its length',
    (piece) => {
      const timeOf = (length: number, marking: Marking) => {
        const text = piece.repeat(length / piece.length);
        const from = performance.now();
        tokensOf(text, marking);
        return performance.now() - from;
      };
      for (const marking of markings) {
        timeOf(20_000, marking);
        expect(timeOf(200_000, marking)).toBeLessThan(10_000);
      }
    },
  );
});
