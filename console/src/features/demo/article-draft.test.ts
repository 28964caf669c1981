// What an article needs to be published, and what to be kept as a draft.
import { expect, test } from 'vitest';
import { emptyDraft, lacksToPublish, mayBeDraft, savedOf } from './article-draft.ts';

const whole = {
  ...emptyDraft,
  title: 'Noon',
  text: { content: 'At the quay', dataContent: '<p>At the quay</p>' },
  picture: '/f/1',
};

test('R-DEMO-041 R-DEMO-042 R-DEMO-043 R-DEMO-044 R-DEMO-045: to be published it needs title, content and picture, and a source that is an address', () => {
  expect(lacksToPublish(whole)).toEqual([]);
  expect(lacksToPublish(emptyDraft)).toEqual(['image_uri', 'title', 'content']);
  expect(lacksToPublish({ ...whole, title: '  ' })).toEqual(['title']);
  expect(lacksToPublish({ ...whole, picture: '' })).toEqual(['image_uri']);
  for (const source of ['https://a.example/b', 'http://a', 'ftp://a.example'])
    expect(lacksToPublish({ ...whole, source })).toEqual([]);
  for (const source of ['a.example', 'javascript:alert(1)', 'mailto:a@b', 'https://', 'https://a b'])
    expect(lacksToPublish({ ...whole, source }), `${source}`).toEqual(['source_uri']);
  expect(lacksToPublish({ ...whole, title: 'x'.repeat(100) })).toEqual([]);
  expect(lacksToPublish({ ...whole, title: 'x'.repeat(101) })).toEqual(['title_long']);
});

test('R-DEMO-046: to be a draft it needs title and content, and no picture', () => {
  expect(mayBeDraft({ ...whole, picture: '' })).toBe(true);
  expect(mayBeDraft({ ...whole, title: ' ' })).toBe(false);
  expect(mayBeDraft({ ...whole, text: { content: '\n', dataContent: '<p></p>' } })).toBe(false);
});

test('R-DEMO-038 R-DEMO-039 R-DEMO-040: it starts as a draft, and is saved as what it was made', () => {
  expect(emptyDraft).toMatchObject({ status: 'draft', importance: 0, platforms: ['a-platform'] });
  expect(savedOf(whole, 'published')).toMatchObject({ status: 'published', content: '<p>At the quay</p>' });
  expect(savedOf({ ...whole, status: 'published' }, 'draft').status).toBe('draft');
});
