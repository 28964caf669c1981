import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { postOf } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import { blocksOf, changed, emptyComposition, sameContent, takenOut, withText } from './composition.ts';

const picture = (name: string): MediaItem => ({
  mediaType: mediaTypes.image,
  content: '',
  url: `/files/${name}`,
  name,
  size: 10,
  md5: name,
  dataContent: '',
});
const film: MediaItem = { ...picture('harbour.mp4'), mediaType: mediaTypes.video };
const withPictures = (...names: string[]) =>
  names.reduce(
    (content, name) => changed(content, { kind: 'picture-added', picture: picture(name) }),
    emptyComposition(),
  );
const namesOf = (content: ReturnType<typeof emptyComposition>) =>
  postOf(content).images.map((image) => image.name);

describe('a composition', () => {
  test('starts empty under the category 国际 (R-COMP-026, R-CONST-015)', () => {
    const content = emptyComposition();
    expect(content.channel).toBe('国际');
    expect(content.title).toBe('');
    expect(blocksOf(content, mediaTypes.text)).toHaveLength(1);
  });

  test('takes title, text, keywords and category (R-COMP-013)', () => {
    let content = changed(emptyComposition(), { kind: 'title', value: 'T' });
    content = changed(content, { kind: 'text', index: 0, value: 'Body' });
    content = changed(content, { kind: 'keywords', value: 'a,b' });
    content = changed(content, { kind: 'category', value: '体育' });
    expect(postOf(content)).toMatchObject({ title: 'T', text: 'Body' });
    expect(content).toMatchObject({ keywords: 'a,b', channel: '体育' });
  });

  test('takes the English title and the traceability tags as the detail shows them (R-ENT-015)', () => {
    let content = changed(emptyComposition(), { kind: 'en-title', value: 'Harbour' });
    content = changed(content, { kind: 'tags', names: ['desk-7', 'wire'] });
    expect(content).toMatchObject({ enTitle: 'Harbour', tagNames: ['desk-7', 'wire'] });
  });

  test('holds one link that can be added, edited and removed (R-COMP-014)', () => {
    let content = changed(emptyComposition(), { kind: 'link-added' });
    content = changed(content, { kind: 'link', index: 0, value: 'https://example.org' });
    expect(postOf(content).link).toBe('https://example.org');
    expect(postOf(changed(content, { kind: 'link-removed', index: 0 })).link).toBeNull();
  });

  test('keeps pictures in the order chosen, moves, describes and removes them', () => {
    const three = withPictures('a.jpg', 'b.jpg', 'c.jpg');
    expect(namesOf(changed(three, { kind: 'picture-moved', from: 2, to: 0 }))).toEqual([
      'c.jpg',
      'a.jpg',
      'b.jpg',
    ]);
    expect(namesOf(changed(three, { kind: 'picture-moved', from: 0, to: -1 }))).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ]);
    expect(namesOf(changed(three, { kind: 'picture-removed', index: 1 }))).toEqual(['a.jpg', 'c.jpg']);
    const replaced = changed(three, { kind: 'picture-replaced', index: 1, picture: picture('d.jpg') });
    expect(namesOf(replaced)).toEqual(['a.jpg', 'd.jpg', 'c.jpg']);
    const described = changed(three, { kind: 'picture-described', index: 1, altText: 'A bridge' });
    expect(postOf(described).images.map((image) => image.altText)).toEqual(['', 'A bridge', '']);
  });

  test('a video takes the place of the pictures, which can be put back in its place (R-VAL-016)', () => {
    const two = withPictures('a.jpg', 'b.jpg');
    const adding = { kind: 'video-added', video: film } as const;
    const filmed = changed(two, adding);
    expect([namesOf(filmed), postOf(filmed).video?.name]).toEqual([[], 'harbour.mp4']);
    const pictures = takenOut(two, adding);
    expect(pictures.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    const back = changed(filmed, { kind: 'pictures-back', pictures });
    expect([namesOf(back), postOf(back).video]).toEqual([['a.jpg', 'b.jpg'], null]);
    expect(postOf(changed(filmed, { kind: 'video-removed', index: 0 })).video).toBeNull();
    const described = changed(filmed, { kind: 'video-described', index: 0, altText: 'Ships' });
    expect(postOf(described).video?.altText).toBe('Ships');
  });

  test('takes a cover, a description and the classification of one channel (R-COMP-019, R-COMP-021)', () => {
    let content = changed(emptyComposition(), { kind: 'cover', value: '/files/c.jpg' });
    content = changed(content, { kind: 'description', value: ' At noon ' });
    content = changed(content, { kind: 'class', channelId: 34, value: '25' });
    content = changed(content, { kind: 'class', channelId: 34, value: '17' });
    expect(postOf(content)).toMatchObject({
      cover: '/files/c.jpg',
      description: 'At noon',
      classes: [{ channelid: 34, classify1: '17' }],
    });
    const none = changed(content, { kind: 'class', channelId: 34, value: '' });
    expect(postOf(none).classes).toBeUndefined();
    const hidden = changed(content, { kind: 'attribute', name: 'youtubePrivacy', value: 'unlisted' });
    expect(postOf(hidden).attributes).toEqual({ youtubePrivacy: 'unlisted' });
    const open = changed(hidden, { kind: 'attribute', name: 'youtubePrivacy', value: '' });
    expect(postOf(open).attributes).toBeUndefined();
  });

  test('an opened composition without a text gets one to type into, and loses nothing', () => {
    const opened = withText({ ...emptyComposition(), media: [picture('a.jpg')] });
    expect(opened.media.map((item) => item.mediaType)).toEqual([mediaTypes.text, mediaTypes.image]);
  });

  test('typing and taking it back is no change', () => {
    const before = emptyComposition();
    const typed = changed(before, { kind: 'title', value: 'x' });
    expect(sameContent(before, typed)).toBe(false);
    expect(sameContent(before, changed(typed, { kind: 'title', value: '' }))).toBe(true);
  });
});

describe('the body of a composition', () => {
  const orderOf = ({ media }: ReturnType<typeof emptyComposition>) =>
    media.map(({ content, name }) => content || name || '-');
  const mixed = ['a', 'b'].reduce((content, words, at) => {
    const added = at === 0 ? content : changed(content, { kind: 'text-added' });
    return changed(changed(added, { kind: 'text', index: at, value: words }), {
      kind: 'picture-added',
      picture: picture(`${words}.jpg`),
    });
  }, emptyComposition());

  test('takes texts and pictures in the order they come, and any other order (R-COMP-013, R-COMP-015)', () => {
    expect(orderOf(mixed)).toEqual(['a', 'a.jpg', 'b', 'b.jpg']);
    const ordered = changed(mixed, { kind: 'ordered', order: [3, 2, 0, 1] });
    expect(orderOf(ordered)).toEqual(['b.jpg', 'b', 'a', 'a.jpg']);
    expect(orderOf(changed(mixed, { kind: 'ordered', order: [0, 1] }))).toEqual(orderOf(mixed));
  });

  test('takes a picture behind the others of its block, and at the end once these are gone', () => {
    const [, first] = mixed.media;
    const adding = { kind: 'picture-added', picture: picture('c.jpg'), behind: first } as const;
    expect(orderOf(changed(mixed, adding))).toEqual(['a', 'a.jpg', 'c.jpg', 'b', 'b.jpg']);
    const without = changed(mixed, { kind: 'picture-removed', index: 0 });
    expect(orderOf(changed(without, adding))).toEqual(['a', 'b', 'b.jpg', 'c.jpg']);
  });

  test('gives back what was taken out of it, at its place; its last text is emptied, not gone', () => {
    const [, item] = mixed.media;
    const out = changed(mixed, { kind: 'pictures-removed', pictures: item ? [item] : [] });
    expect(orderOf(out)).toEqual(['a', 'b', 'b.jpg']);
    expect(changed(out, { kind: 'put-back', at: 1, items: item ? [item] : [] })).toEqual(mixed);
    expect(orderOf(changed(out, { kind: 'text-removed', index: 0 }))).toEqual(['b', 'b.jpg']);
    expect(orderOf(changed(withPictures('c.jpg'), { kind: 'text-removed', index: 0 }))).toEqual([
      '-',
      'c.jpg',
    ]);
  });
});

test('an earlier date is kept as it travels, and none is no date', () => {
  const dated = changed(emptyComposition(), { kind: 'backdate', value: '2026-07-01 12:30:00' });
  expect(postOf(dated).backdatedTime).toBe('2026-07-01 12:30:00');
  expect(sameContent(changed(dated, { kind: 'backdate', value: '' }), emptyComposition())).toBe(true);
});
