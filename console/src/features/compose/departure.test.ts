import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { channelNames, type ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { problem, type Problem } from '@herald/contract/problems.ts';
import { describe, expect, test } from 'vitest';
import { testBinding } from '../../lib/test-binding.ts';
import { testRules } from '../../lib/test-rules.ts';
import { countsOf, departureOf, isPart, ofGoing, type Departure } from './departure.ts';

const entry = (channelId: ChannelId): CatalogueEntry => ({
  rules: testRules({ channelId, name: channelNames[channelId] }),
  setUp: true,
  pasted: false,
});
const facebook = testBinding('f', 31);
const twitter = testBinding('t', 32);
const second = testBinding('u', 32);
const vk = testBinding('v', 33);
const chosen = [facebook, twitter, second, vk];
const catalogue = [entry(31), entry(32), entry(33)];
const tooLong = problem('text-too-long', 'text', { channelId: 32, figures: { limit: 280, length: 312 } });
const noPicture = problem('image-missing', 'images', { channelId: 32 });
const untitled = problem('title-missing', 'title');
const noLink = problem('link-not-shown', 'link', { channelId: 33, severity: 'warning' });

const ids = (departure: Departure | null) =>
  departure && {
    going: departure.going.map(({ id }) => id),
    leftOut: departure.leftOut.map(({ account: { id }, because }) => [
      id,
      because.kind === 'fault' ? because.fault.code : because.why,
    ]),
  };
const departing = (problems: readonly Problem[], of: readonly ChannelBinding[] = chosen) =>
  departureOf(of, problems, catalogue);

describe('who can be sent to', () => {
  test('all of them where nothing is wrong; a warning leaves nobody out', () => {
    const all = departing([noLink]);
    expect(ids(all)).toEqual({ going: ['f', 't', 'u', 'v'], leftOut: [] });
    expect(isPart(all)).toBe(false);
  });

  test('what one channel refuses leaves out all accounts of it and no other, with the first of its faults', () => {
    const part = departing([tooLong, noPicture, noLink]);
    expect(ids(part)).toEqual({
      going: ['f', 'v'],
      leftOut: [
        ['t', 'text-too-long'],
        ['u', 'text-too-long'],
      ],
    });
    expect(isPart(part)).toBe(true);
    expect(part && countsOf(part)).toEqual({ count: 2, all: 4 });
  });

  test('what is no channel’s own lets nobody go, and no channel’s fault hides it', () => {
    expect(departing([untitled])).toBeNull();
    expect(departing([tooLong, untitled])).toBeNull();
    expect(departing([problem('wechat-not-alone', 'accounts')])).toBeNull();
    expect(departing([problem('channel-missing', 'accounts')], [])).toBeNull();
  });

  test('a fault of a channel that nobody is chosen of is not passed over', () => {
    expect(departing([tooLong], [facebook])).toBeNull();
  });

  test('where every channel has its fault nobody goes, and each says why', () => {
    const none = departing([tooLong], [twitter, second]);
    expect(none?.going).toEqual([]);
    expect(none?.leftOut).toHaveLength(2);
    expect(isPart(none)).toBe(false);
  });

  test('a choice that pages refuse leaves out the page, and not the person’s account on the same channel', () => {
    const page = testBinding('p', 31, { authorizeToken: { screenName: 'p', page_ids: '77' } });
    const wrong = problem('choice-not-for-pages', 'choices', { channelId: 31 });
    expect(ids(departing([wrong], [facebook, page]))).toEqual({
      going: ['f'],
      leftOut: [['p', 'choice-not-for-pages']],
    });
  });

  test('an account that must be authorised again, or whose channel is not set up or not offered, stays behind for that', () => {
    const lapsed = testBinding('l', 31, { usable: false });
    const notSetUp = [entry(31), { ...entry(32), setUp: false }];
    expect(ids(departureOf([facebook, lapsed, twitter, vk], [tooLong], notSetUp))).toEqual({
      going: ['f'],
      leftOut: [
        ['l', 'authorise-again'],
        ['t', 'not-set-up'],
        ['v', 'not-offered'],
      ],
    });
  });

  test('what is to be minded is that of the channels it goes to, and what concerns all of them', () => {
    const part = departing([tooLong]);
    const general = problem('text-nearly-full', 'text', { severity: 'warning' });
    const minded =
      part &&
      ofGoing(part, { rules: catalogue.map(({ rules }) => rules), problems: [tooLong, noLink, general] });
    expect(minded?.rules.map(({ channelId }) => channelId)).toEqual([31, 33]);
    expect(minded?.problems).toEqual([noLink, general]);
  });
});
