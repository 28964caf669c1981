// Hostile and odd HTML read as an article: what may stay is written in our own words, nothing else is left, and reading again changes nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleMarkup } from './article-markup.ts';
import { parseArticle } from './article-tree.ts';
import { articleOfWords, articleWords } from './article-words.ts';

const read = (html: string) => articleMarkup(parseArticle(html));
const ours =
  /^(?:<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|s|a|span)>|<(?:p|h2|h3) style="text-align: (?:center|right|justify)">|<span style="color: #[\da-f]{6}">|<a href="https?:\/\/[^"<>]*">|<img src="[^"<>]*"\/>|<br\/>|[^<>])*$/;

describe('what an article keeps', () => {
  test.each([
    [
      '<p>a <b>b</b> <i>c</i> <u>d</u> <s>e</s></p>',
      '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p>',
    ],
    ['<h1>One</h1><h4>Two</h4>', '<h2>One</h2><h3>Two</h3>'],
    [
      '<ul><li>a<li>b<ol><li>c</ol></ul>',
      '<ul><li><p>a</p></li><li><p>b</p><ol><li><p>c</p></li></ol></li></ul>',
    ],
    ['<blockquote>said</blockquote>', '<blockquote><p>said</p></blockquote>'],
    [
      '<p style="text-align: CENTER">m</p><p align="right">r</p>',
      '<p style="text-align: center">m</p><p style="text-align: right">r</p>',
    ],
    ['<p>a<img src="/f/1.png" alt="x">b</p>', '<p>a</p><p><img src="/f/1.png"/></p><p>b</p>'],
    ['<span style="color: rgb(192, 0, 0)">red</span>', '<p><span style="color: #c00000">red</span></p>'],
    ['<p>a</p><p></p><p>b</p><p></p>', '<p>a</p><p></p><p>b</p>'],
    ['<table><tr><td>1<td>2</table>', '<p>1</p><p>2</p>'],
    ['<a href="https://mp.weixin.qq.com/s/a">l</a>', '<p><a href="https://mp.weixin.qq.com/s/a">l</a></p>'],
  ])('%s', (given, kept) => {
    expect(read(given)).toBe(kept);
  });

  test('what a word processor writes is its words and their marks alone', () => {
    const word = `<html xmlns:o="urn:o"><head><style>p.MsoNormal{mso-style-unhide:no}</style></head><body>
      <!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--><!--StartFragment-->
      <p class=MsoNormal style='margin:0cm;mso-pagination:none'><b><span lang=EN-US style='font-size:22.0pt;color:#333'>Noon<o:p></o:p></span></b></p>
      <p class=MsoNormal>The&nbsp;ferry<img width=1 src="https://track.example/p.gif"></p></body></html>`;
    expect(read(word)).toBe(
      '<p><strong>Noon</strong></p><p>The\u00a0ferry</p><p><img src="https://track.example/p.gif"/></p>',
    );
    const docs =
      '<b style="font-weight:normal;" id="docs-internal"><p><span style="font-weight:700">Bold</span> not</p></b>';
    expect(read(docs)).toBe('<p><strong>Bold</strong> not</p>');
  });
});

describe('X01 to X08: what is hostile', () => {
  test.each([
    ['<script>alert(1)</script>x', '<p>x</p>'],
    ['<scr<script>ipt>alert(1)</script>x', '<p>ipt&gt;alert(1)x</p>'],
    ['<p onclick="alert(1)" onmouseover=alert(1) id=config name=cookie class=a>x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href="vbscript:x">x</a><a href="data:text/html,<script>">y</a><a href="//evil">z</a>', '<p>xyz</p>'],
    ['<a href="https://a:b@evil.example/">x</a>', '<p>x</p>'],
    [
      '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>x',
      '<p>x</p>',
    ],
    [
      '<base href=//evil><meta http-equiv=refresh content="0;url=//evil"><link rel=stylesheet href=x>x',
      '<p>x</p>',
    ],
    [
      '<form id=config action=//evil><input name=apiUrl><button formaction=javascript:1>x</button></form>',
      '<p>x</p>',
    ],
    ['<p style="background:url(javascript:1);color:expression(1);position:fixed">x</p>', '<p>x</p>'],
    ['<svg onload=alert(1)><animate href=#x to=javascript:1></svg>x', '<p>x</p>'],
    ['<img src="x" onerror="alert(1)"//', '<p><img src="x"/></p>'],
    [
      "<img src='\"><script>alert(1)</script>'>",
      '<p><img src="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/></p>',
    ],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    [
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>x',
      '<p><img src="x"/></p><p>&quot;&gt;x</p>',
    ],
    ['<template><script>1</script></template>x', '<p>x</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      '{{constructor.constructor(1)()}} ${7*7} <%= 1 %>',
      '<p>{{constructor.constructor(1)()}} ${7*7} &lt;%= 1 %&gt;</p>',
    ],
    ['a\u0000b\ud800', '<p>ab\ufffd</p>'],
  ])('%s', (given, kept) => {
    expect(read(given)).toBe(kept);
  });

  test('whatever is given, what is written is ours alone, and reading it again changes nothing', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&lt;',
      '&#60;',
      '<!--',
      '-->',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<i style="color:#c00000">',
      '</i>',
      '<ul>',
      '</ul>',
      '<ol>',
      '<li>',
      '</li>',
      '<blockquote>',
      '</blockquote>',
      '<h1>',
      '</h1>',
      '<br>',
      '<img src=x>',
      '<svg>',
      '</svg>',
      '<style>',
      '</style>',
      '<script>',
      '</script>',
      '<math>',
      '<table>',
      '<td>',
      '<a href="https://x.y/">',
      '</a>',
      '<p align=center>',
      ' ',
      'word',
      '\n',
      '&nbsp;',
      '/',
      '=',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 40 }), (pieces) => {
        const once = read(pieces.join(''));
        expect(once).toMatch(ours);
        expect(read(once)).toBe(once);
      }),
      { numRuns: 400 },
    );
  });

  test('X08: depth and length cost time in proportion, and groups go no deeper than eight', () => {
    const before = process.cpuUsage().user;
    for (const bomb of [
      '<ul>',
      '<b>x',
      '<blockquote>',
      '<a b="',
      '<',
      '<!--',
      '<script>',
      '<li>',
      '&',
      ' <a ',
    ])
      read(bomb.repeat(200_000 / bomb.length));
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(5_000);
    expect(read(`${'<blockquote>'.repeat(10_000)}x`)).toBe(
      `${'<blockquote>'.repeat(8)}<p>x</p>${'</blockquote>'.repeat(8)}`,
    );
  });
});

test('the words of an article are those of its lines, items with their signs, without pictures', () => {
  const html =
    '<h2>Noon</h2><p>a<br/>b</p><p><img src="x"/></p><ol><li>c</li><li>d</li></ol><ul><li>e</li></ul><blockquote>f</blockquote>';
  expect(articleWords(parseArticle(html))).toBe('Noon\n\na\nb\n\n1. c\n2. d\n\n• e\n\nf');
  expect(articleWords(articleOfWords('First\n\nsecond\nthird'))).toBe('First\n\nsecond\nthird');
});
