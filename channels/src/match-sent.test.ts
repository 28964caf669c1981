// What a list shows is ours, a rival's, or nobody can tell: then it is claimed by neither, and never called absent.
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, it } from 'vitest';
import type { Rival, Sent } from './channel.ts';
import { listNotWhole } from './list-not-whole.ts';
import { asShown, copiesAmong, matchListed, matchSent, type Candidate, type Reading } from './match-sent.ts';

const reading: Reading = { wordsOf: ({ post }) => post.text };
const noon = new Date('2026-11-22T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

const ours = 'Read https://example.com/a';
const theirs = 'Read http://example.com/a';
const saying = (text: string): Post => ({
  title: '',
  text,
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
});
const sent: Sent = {
  post: saying(ours),
  handles: {},
  clientKey: 'ours',
  sentAt: noon,
  handle: null,
  taken: new Set(),
  rivals: [],
};
/** Sent twenty minutes after ours, and over five minutes later. */
const rival: Rival = {
  post: saying(theirs),
  handles: {},
  clientKey: 'theirs',
  sentAt: after(1_200),
  handle: null,
  until: after(1_500),
};
const contested: Sent = { ...sent, rivals: [rival] };
const listed: Candidate = {
  externalId: '1',
  url: 'https://x/1',
  text: ours,
  at: after(1_201),
  mediaIds: [],
  mediaCount: 0,
};
const several = { state: 'several', candidates: ['https://x/1'] };
const live = { state: 'live', externalId: '1' };
const match = (asked: Sent, ...candidates: Candidate[]) => matchSent(candidates, asked, reading);

describe('a post that says what we sent', () => {
  it('is ours when nothing else may be it', () => expect(match(sent, listed)).toMatchObject(live));

  it('may be a rival’s that says the same: a person is asked', () =>
    expect(match(contested, listed)).toEqual(several));

  it('is ours when no rival says the same, or has as many media', () => {
    const others = { ...rival, post: saying('Other words') };
    expect(match({ ...sent, rivals: [others] }, listed)).toMatchObject(live);
    const pictured = { ...rival, handles: { picture: 'p1' } };
    expect(match({ ...sent, rivals: [pictured] }, listed)).toMatchObject(live);
  });

  it('is a person’s to tell as long as there are as many as calls that say the same', () => {
    const next = { ...listed, externalId: '2', url: 'https://x/2' };
    expect(match(contested, listed, next)).toMatchObject({ state: 'several', candidates: { length: 2 } });
  });

  it('is ours once the rival’s own is bound', () => {
    const bound = { ...sent, taken: new Set(['2']) };
    expect(match(bound, listed, { ...listed, externalId: '2' })).toMatchObject(live);
    expect(match({ ...sent, taken: new Set(['1']) }, listed)).toEqual({ state: 'absent', looked: 1 });
  });
});

describe('what went up for one call alone', () => {
  const album = { ...sent, handles: { one: 'p1', two: 'p2' } };
  const shows = (...mediaIds: string[]) => ({ ...listed, mediaIds, mediaCount: mediaIds.length });

  it('shows whose it is where a list keeps a part of it back, or its owner took one out', () => {
    expect(match(album, shows('p1'))).toMatchObject(live);
    expect(match(album, shows('p2', 'p1'))).toMatchObject(live);
    expect(match(album, shows('p9'))).toEqual({ state: 'absent', looked: 1 });
    const again = { ...shows('p1'), externalId: '2', url: 'https://x/2' };
    expect(match(album, again, shows('p1', 'p2'))).toMatchObject(live);
    expect(match(album, again, shows('p1'))).toMatchObject({ state: 'several', candidates: { length: 2 } });
  });

  it('shows that it is a rival’s as well', () => {
    const other = { ...rival, post: saying(ours), handles: { one: 'q1', two: 'q2' } };
    const asked = { ...sent, handles: { one: 'p1' }, rivals: [other] };
    expect(match(asked, shows('q1'))).toEqual({ state: 'absent', looked: 1 });
  });
});

describe('a post without words', () => {
  const mute: Sent = { ...sent, post: saying(' '), handles: { picture: 'p1' } };
  const pictured = { ...listed, text: '', mediaCount: 1 };

  const anybodys = { ...several, mayBeNone: true };

  it('is anybody’s, so that a person is asked, who may say that it is none of them', () =>
    expect(match(mute, pictured)).toEqual(anybodys));

  it('is no copy of another, unless it holds what went up for that', () => {
    const other = { ...pictured, externalId: '2' };
    const among = (...shown: Candidate[]) =>
      copiesAmong({ ok: true, value: shown }, mute, reading, '1').copies;
    expect(among(pictured, other)).toEqual([]);
    expect(among(pictured, { ...other, mediaIds: ['p1'] })).toEqual(['2']);
  });

  it('is ours by what is in it', () =>
    expect(match(mute, { ...pictured, mediaIds: ['p1'] })).toMatchObject(live));

  it('is none of another kind', () => {
    const kinds = { ...reading, kindOf: () => 'IMAGE' };
    expect(matchSent([{ ...pictured, kind: 'VIDEO' }], mute, kinds)).toMatchObject({ state: 'absent' });
    expect(matchSent([{ ...pictured, kind: 'IMAGE' }], mute, kinds)).toEqual(anybodys);
  });
});

describe('a rival’s time', () => {
  const at = (seconds: number) => match(contested, { ...listed, at: after(seconds) }).state;

  it('begins with its first call and ends when the last can take no effect, a minute more on either side', () => {
    expect(at(1_139)).toBe('live');
    expect(at(1_140)).toBe('several');
    expect(at(1_560)).toBe('several');
    expect(at(1_561)).toBe('live');
  });

  it('has no end while the platform works on it', () => {
    const works = { ...sent, rivals: [{ ...rival, until: null }] };
    expect(match(works, { ...listed, at: after(90_000) })).toEqual(several);
    expect(match(works, { ...listed, at: after(1_139) })).toMatchObject(live);
  });

  it('tells nothing of a post that shows another date than its own', () =>
    expect(match(contested, { ...listed, at: noon, undated: true })).toEqual({
      ...several,
      mayBeNone: true,
    }));
});

describe('what is known by more than words', () => {
  const pictured = { ...listed, mediaIds: ['p1'], mediaCount: 1 };
  const withOurs = { ...contested, handles: { picture: 'p1' } };
  const withTheirs = {
    ...sent,
    handles: { picture: 'p0' },
    rivals: [{ ...rival, handles: { picture: 'p1' } }],
  };

  it('is ours by our media or our id, whatever a rival says', () => {
    const both = { ...withOurs, rivals: [{ ...rival, handles: { picture: 'p2' } }] };
    expect(match(both, pictured)).toMatchObject(live);
    expect(match({ ...contested, handle: '1' }, listed)).toMatchObject(live);
  });

  it('is never ours by a rival’s media or id', () => {
    expect(match(withTheirs, pictured)).toEqual({ state: 'absent', looked: 1 });
    const named = { ...sent, rivals: [{ ...rival, handle: '1' }] };
    expect(match(named, listed)).toEqual({ state: 'absent', looked: 1 });
  });

  it('is no copy of ours when it is a rival’s; what only says the same is told', () => {
    expect(copiesAmong({ ok: true, value: [pictured] }, withTheirs, reading, '9')).toEqual({ copies: [] });
    expect(copiesAmong({ ok: true, value: [listed] }, contested, reading, '9')).toEqual({ copies: ['1'] });
  });
});

it('reads a rewritten text as each of two may have written it', () => {
  const shortened: Reading = {
    ...reading,
    asWritten: (text, words) => (text === 'Read t.cn/1' ? words : text),
  };
  const monday = { ...sent, post: saying('Read https://example.com/monday') };
  const rewritten = { ...listed, text: 'Read t.cn/1' };
  expect(matchSent([rewritten], monday, shortened)).toMatchObject(live);
  expect(matchSent([rewritten], { ...monday, rivals: [rival] }, shortened)).toEqual(several);
});

it.each([
  ['is taken', { externalId: 'taken' }],
  ['came before it', { externalId: 'early', at: after(-600) }],
])('in a part of a list is not known by its words because one with our pictures %s', (_, marked) => {
  const call = { ...sent, handles: { 'picture-1': '99' }, taken: new Set(['taken']) };
  const byWords = { ...listed, mediaIds: [], mediaCount: 1 };
  const shown = [{ ...byWords, mediaIds: ['99'], ...marked }, byWords];
  expect(matchListed(listNotWhole(2, shown), call, reading)).toMatchObject({ state: 'cannot-look' });
  const ownToo = [...shown, { ...byWords, externalId: 'own', mediaIds: ['99'] }];
  expect(matchListed(listNotWhole(3, ownToo), call, reading)).toMatchObject({ externalId: 'own' });
});

it('shows rivals as it shows what is ours', () => {
  const card = { ...rival, handles: { thumbnail: 't1' } };
  const asked = { ...sent, handles: { thumbnail: 't0' }, rivals: [card] };
  expect(
    match(
      asShown(asked, (call) => ({ ...call, handles: {} })),
      listed,
    ),
  ).toEqual(several);
});
