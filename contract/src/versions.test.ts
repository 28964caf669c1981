// What is shown as a difference is what its channel gets, and what is live comes back whole to who changes it.
import { expect, test } from 'vitest';
import { ChannelChoice } from './channels.ts';
import { Composition, mediaTypes } from './content.ts';
import { postOf, type Post } from './post.ts';
import { differencesOf, editedPost, liveContent, versionOf, type Wording } from './versions.ts';

const text = { required: false, limits: [], forbidden: '', marks: null, sent: true } as const;
const choice = (at: ChannelChoice['at']) => ({ at, name: { en: '', zh: '', es: '', ja: '' } });
const everywhere = { limits: [], forbidden: '' };
const film: Wording = {
  title: everywhere,
  text: { ...text, limits: [], ownDescription: true },
  choices: [choice('description'), choice('keywords')],
};
const plain: Wording = { title: everywhere, text: { ...text, limits: [] } };
const live: Post = {
  title: 'T',
  text: 'Nine',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
  description: 'About nine',
  keywords: ['nine', 'news'],
};
const between = (one: Post, other: Post, rules: Wording) =>
  differencesOf(versionOf(one, rules), versionOf(other, rules));

test('R-HIST-007: where a description is sent in the text’s place, it is the text that differs', () => {
  expect(between(live, { ...live, description: 'About ten' }, film)).toEqual(['text']);
  expect(between(live, { ...live, text: 'Ten' }, film)).toEqual([]);
  const { description: _none, ...without } = live;
  expect(between(live, { ...without, text: 'About nine' }, film)).toEqual([]);
  expect(between(live, without, film)).toEqual(['text']);
});

test('R-HIST-007: keywords differ where they are sent, and nowhere else', () => {
  const other = { ...live, keywords: ['ten'], description: 'About ten' };
  expect(between(live, { ...live, keywords: ['ten'] }, film)).toEqual(['keywords']);
  expect(between(live, other, plain)).toEqual([]);
  expect(between(live, { ...live, text: 'Ten' }, plain)).toEqual(['text']);
});

test('R-HIST-007: a title differs only where it is sent: of a picture none is, of a video it may be', () => {
  const other = { ...live, title: 'U' };
  const ofFilms = { ...plain, title: { ...everywhere, beside: ['video' as const] } };
  expect(between(live, other, plain)).toEqual(['title']);
  expect(between(live, other, { ...plain, title: null })).toEqual([]);
  expect(between(live, other, ofFilms)).toEqual([]);
  const video = { url: '/v', name: 'v.mp4', sizeBytes: 1, md5: '', ending: 'mp4', altText: '' };
  expect(between({ ...live, video }, { ...other, video }, ofFilms)).toEqual(['title']);
});

test('R-HIST-007: a choice among options differs, and is taken over, only where an edit reaches it', () => {
  const names = (en: string) => ({ en, zh: en, es: en, ja: en });
  const options = ['public', 'private'].map((value) => ({ value, name: names(value) }));
  const seenBy = { at: 'attribute', attribute: 'seenBy', name: names('Seen by'), options } as const;
  const asks = (reaches: ['choices'] | []): Wording => ({
    ...plain,
    channelId: 34,
    choices: [{ ...seenBy, options: [...options], preset: 'public' }],
    can: { takeDown: true, edit: 'in-place', reaches },
  });
  const hidden = { ...live, attributes: { seenBy: 'private' } };
  expect(between(live, hidden, asks(['choices']))).toEqual(['choices']);
  expect(between(live, { ...live, attributes: { seenBy: 'public' } }, asks(['choices']))).toEqual([]);
  expect(between(live, hidden, asks([]))).toEqual([]);
  expect(versionOf(hidden, asks(['choices'])).choices).toEqual([
    { name: names('Seen by'), value: names('private') },
  ]);
  expect(editedPost(live, hidden, ['choices'])).toEqual(hidden);
  expect(editedPost(live, hidden, ['text'])).toEqual(live);
});

test('an edit takes a description and keywords only where it reaches them', () => {
  const wanted = { ...live, text: 'Ten', description: 'About ten', keywords: ['ten'] };
  expect(editedPost(live, wanted, ['text'])).toEqual({ ...live, text: 'Ten' });
  expect(editedPost(live, wanted, ['text', 'description', 'keywords'])).toEqual(wanted);
  const { description: _none, keywords: _nor, ...without } = wanted;
  expect(editedPost(live, without, ['text', 'description', 'keywords'])).toEqual(without);
});

test('who changes what is live gets its own description and keywords, not those its package has since', () => {
  const content = Composition.parse({
    title: 'T',
    description: 'Later',
    keywords: 'later',
    tagNames: ['desk'],
  });
  const back = liveContent(content, live, 31);
  expect(back.tagNames).toEqual(['desk']);
  expect(postOf(back)).toMatchObject({ description: 'About nine', keywords: ['nine', 'news'] });
});

test('R-VAL-012: keywords that fill their line when they are written fill it when what is live is changed', () => {
  const keywords = ['a'.repeat(99), 'b'.repeat(100)].join(',');
  const content = Composition.parse({ title: 'T', keywords });
  expect(liveContent(content, postOf(content), 31).keywords).toBe(keywords);
});

test('R-COMP-045: who changes what is live gets its back-dated time and its audience, not those its package has since', () => {
  const later = { backdatedTime: '2026-08-01 09:00:00', age: 25, area: [], fb_area: '[]' };
  const content = Composition.parse({ title: 'T', ...later });
  const regions = [{ name: 'Spain', key: 'ES', type: 'country', region: '' }];
  const dated = { ...live, backdatedTime: '2026-07-01 12:30:00', audience: { ageMin: 18, regions } };
  expect(liveContent(content, dated, 31)).toMatchObject({ backdatedTime: '2026-07-01 12:30:00', age: 18 });
  expect(postOf(liveContent(content, dated, 31)).audience).toEqual({ ageMin: 18, regions });
  const plain = postOf(liveContent(content, live, 31));
  expect([plain.backdatedTime, plain.audience]).toEqual([undefined, undefined]);
});

test('C-31: traceability tags are the newsroom’s own, and go to no platform', () => {
  const media = [{ mediaType: mediaTypes.text, content: 'Nine' }];
  const content = Composition.parse({ title: 'T', media, keywords: 'nine；news', tagNames: ['desk'] });
  expect(postOf(content).keywords).toEqual(['nine', 'news']);
});

test('an edit in place keeps the cover where none is wanted: no platform takes one away', () => {
  const covered = { ...live, cover: '/c.jpg' };
  expect(editedPost(covered, live, ['cover', 'title']).cover).toBe('/c.jpg');
  expect(editedPost(covered, { ...live, cover: '/d.jpg' }, ['cover']).cover).toBe('/d.jpg');
  expect(editedPost(live, covered, ['cover']).cover).toBe('/c.jpg');
});

test('a cover is no difference where no reader of the channel sees one', () => {
  const covered = { ...live, cover: '/c.jpg' };
  const on = (cover: NonNullable<Wording['cover']>, post = covered) =>
    versionOf(post, { ...plain, cover }).cover;
  expect([on('any'), on('never'), on('with-link-or-video')]).toEqual(['/c.jpg', null, null]);
  expect(on('with-link-or-video', { ...covered, link: 'https://example.com' })).toBe('/c.jpg');
});
