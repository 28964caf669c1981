// The editor's own form and back: whatever an article holds comes out as it went in, and nothing else gets in.
import { parseArticle } from '@herald/contract/article-tree.ts';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './article-extensions.ts';
import { articleIn, docOf } from './article-json.ts';

const all =
  '<h2>Noon</h2><h3 style="text-align: center">at the quay</h3><p>a <strong>b</strong><br/><em><u>c</u></em> <s>d</s></p>' +
  '<p></p><ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul><blockquote><p>said</p></blockquote>' +
  '<p><img src="/f/1"/></p><p><a href="https://mp.weixin.qq.com/s/a"><span style="color: #c00000">red</span></a></p>';

test('an article goes into the editor and comes out the same', () => {
  const article = parseArticle(all);
  const doc = docOf(article);
  expect(articleIn(doc)).toEqual(article);
  const node = getSchema(extensions).nodeFromJSON(doc);
  node.check();
  expect(articleIn(node.toJSON())).toEqual(article);
});

test('X08: what an article cannot hold does not come out, whatever stands in the editor', () => {
  const attrs = { level: 9, align: 'evil', href: 'javascript:alert(1)', colour: 'url(x)' };
  const marks = [{ type: 'link', attrs }, { type: 'colour', attrs }, { type: 'strange' }];
  const content = [
    { type: 'heading', attrs, content: [{ type: 'text', text: 'a', marks }, { type: 'widget' }] },
    { type: 'iframe', attrs: { src: 'x' } },
  ];
  expect(articleIn({ type: 'doc', content })).toEqual(parseArticle('<h2>a</h2>'));
});
