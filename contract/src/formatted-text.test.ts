// A formatted text beside its words: it counts while both say the same, goes to articles alone, and a plain one stays plain.
import { describe, expect, test } from 'vitest';
import { parseArticle } from './article-tree.ts';
import { Composition, mediaTypes, MediaItem } from './content.ts';
import { cleanedText, fieldsOf, formattingOf } from './formatted-text.ts';
import { postOf } from './post.ts';
import { sentArticle } from './sent-article.ts';
import { differencesOf, editedPost, liveContent, versionOf } from './versions.ts';

const text = (content: string, dataContent = '') =>
  MediaItem.parse({ mediaType: mediaTypes.text, content, dataContent });
const picture = (url: string) => ({
  mediaType: mediaTypes.image,
  url,
  name: 'a.png',
  size: 1,
  md5: url,
  dataContent: 'A quay',
});
const post = (...media: object[]) => postOf(Composition.parse({ title: 'T', media }));
const html = '<p>The <strong>ferry</strong></p><p><img src="/f/1"/></p><p>leaves</p>';
const words = 'The ferry\n\nleaves';

describe('a text block', () => {
  test('is formatted while its formatting says its words, whatever the white space', () => {
    expect(formattingOf(text(words, html))).not.toBeNull();
    expect(formattingOf(text('The ferry leaves ', html))).not.toBeNull();
    expect(formattingOf(text('The ferry stays', html))).toBeNull();
    expect(formattingOf(text(words))).toBeNull();
  });

  test('is stored in our own words; formatting of another text is not kept', () => {
    expect(cleanedText(text('x', '<p onclick="a()">x<script>b()</script></p>')).dataContent).toBe('<p>x</p>');
    expect(cleanedText(text('y', '<p>x</p>')).dataContent).toBe('');
    const described = MediaItem.parse(picture('/f/1'));
    expect(cleanedText(described)).toBe(described);
  });

  test('takes 200,000 letters of formatting; the description of a picture stays at 4,000', () => {
    expect(MediaItem.safeParse({ mediaType: 3, dataContent: 'a'.repeat(200_000) }).success).toBe(true);
    expect(MediaItem.safeParse({ mediaType: 4, dataContent: 'a'.repeat(4_000) }).success).toBe(true);
    expect(
      MediaItem.safeParse({ mediaType: 4, dataContent: 'a'.repeat(4_001) }).error?.issues[0],
    ).toMatchObject({
      code: 'too_big',
      maximum: 4_000,
      path: ['dataContent'],
    });
  });
});

describe('a post', () => {
  test('has its words for every channel and its article beside them, with no pictures but its own', () => {
    const made = post(text(words, html), picture('/f/1'));
    expect([made.text, made.article]).toEqual([words, html]);
    expect(post(text(words, html)).article).toBe('<p>The <strong>ferry</strong></p><p>leaves</p>');
    expect(post(text('Before'), text(words, html)).article).toMatch(/^<p>Before<\/p><p>The <strong>/);
  });

  test('without formatting is plain: it is the same post whether it was typed here or there', () => {
    expect(post(text('a\n\nb', '<p>a</p><p>b</p>')).article).toBeUndefined();
    expect(post(text('a', '<p>a</p><p><img src="/f/1"/></p>'), picture('/f/1')).article).toBeUndefined();
    expect(post(text('a', '<p><img src="/f/1"/></p><p>a</p>'), picture('/f/1')).article).toBeDefined();
  });

  test('is sent with its pictures where they stand, the others behind, and links to WeChat alone', () => {
    const linked = fieldsOf(
      parseArticle(
        `${html}<p><a href="https://mp.weixin.qq.com/s/a">in</a> <a href="https://example.com/">out</a></p><p></p><p>end</p>`,
      ),
    );
    const made = post(text(linked.content, linked.dataContent), picture('/f/0'), picture('/f/1'));
    expect(sentArticle(made, (index) => `https://mmbiz/${index}`)).toBe(
      '<p>The <strong>ferry</strong></p><p><img src="https://mmbiz/1" alt="A quay"/></p><p>leaves</p>' +
        '<p><a href="https://mp.weixin.qq.com/s/a">in</a> out</p><p><br/></p><p>end</p>' +
        '<p><img src="https://mmbiz/0" alt="A quay"/></p>',
    );
  });

  test('of plain texts with a picture before one keeps their order; pictures behind all texts need no article', () => {
    const mixed = post(text('a\nb'), picture('/f/1'), text('c'), picture('/f/2'));
    expect(mixed.text).toBe('a\nb\n\nc');
    expect(mixed.article).toBe('<p>a<br/>b</p><p><img src="/f/1"/></p><p>c</p>');
    expect(sentArticle(mixed, (index) => `https://mmbiz/${index}`)).toBe(
      '<p>a<br/>b</p><p><img src="https://mmbiz/0" alt="A quay"/></p><p>c</p>' +
        '<p><img src="https://mmbiz/1" alt="A quay"/></p>',
    );
    expect(post(picture('/f/1'), text('a')).article).toBe('<p><img src="/f/1"/></p><p>a</p>');
    expect(post(text('a'), text('b'), picture('/f/1'), text(' ')).article).toBeUndefined();
    expect(post(text('a'), picture(''), text('b')).article).toBeUndefined();
  });

  test('of formatted and plain texts has each picture once, where its text has it or where it stands', () => {
    const mixed = post(text('Before'), picture('/f/2'), text(words, html), picture('/f/1'));
    expect(mixed.article).toBe(`<p>Before</p><p><img src="/f/2"/></p>${html}`);
  });

  test('that was written in blocks comes back in blocks to who changes it', () => {
    const mixed = post(text('a'), picture('/f/1'), text('b'), picture('/f/2'));
    const again = liveContent(Composition.parse({ title: 'T' }), mixed, 17);
    expect(again.media.map(({ content, url, dataContent }) => [content || url, dataContent])).toEqual([
      ['a', ''],
      ['/f/1', 'A quay'],
      ['b', ''],
      ['/f/2', 'A quay'],
    ]);
    expect(postOf(again).article).toBe(mixed.article);
  });

  test('that differs in formatting alone differs in its text, and comes back formatted to who changes it', () => {
    const [bold, plain] = [post(text('x', '<p><strong>x</strong></p>')), post(text('x'))];
    expect(differencesOf(versionOf(bold), versionOf(plain))).toEqual(['text']);
    expect(editedPost(bold, plain, ['text']).article).toBeUndefined();
    expect(editedPost(plain, bold, ['text']).article).toBe(bold.article);
    expect(editedPost(bold, plain, []).article).toBe(bold.article);
    const again = liveContent(Composition.parse({ title: 'T' }), bold, 17);
    expect(postOf(again).article).toBe(bold.article);
  });
});
