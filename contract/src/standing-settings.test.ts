// What is chosen beside the words, when what is live is about to be changed: as it stands where a channel has it, else as it was saved.
import { describe, expect, test } from 'vitest';
import type { ChannelRules } from './channels.ts';
import { Composition } from './content.ts';
import type { Post } from './post.ts';
import { withLastingSettings, withStandingSettings, type ShownThere } from './standing-settings.ts';

const name = { en: 'N', zh: '名', es: 'N', ja: '名' };
const source = { by: 'platform', source: 'x', since: '2026-11' } as const;
const [youtube, instagram, facebook] = [34, 44, 31] as const;
const saved = Composition.parse({
  title: 'Title',
  description: 'Saved',
  keywords: 'saved, since',
  cover: '/saved.jpg',
  backdatedTime: '2026-01-01 09:00:00',
  age: 18,
  area: [{ name: 'Spain', key: 'ES', type: 'country' }],
  specialTopic: 'Harbour',
  extendAttributes: [
    { itemName: 'ogActionTypeId', value: '1' },
    { itemName: 'ogObjectId', value: '2' },
    { itemName: 'instagramComments', value: 'open' },
    { itemName: 'youtubePrivacy', value: 'unlisted' },
  ],
  opcList: [
    { channelid: instagram, classify1: '1' },
    { channelid: youtube, classify1: '22' },
  ],
});
const plain: Post = {
  title: 'Title',
  text: '',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: '/live.jpg',
};
/** As the words came out of what is live: all the rest with them. */
const opened: Composition = { ...saved, cover: '/live.jpg', description: 'Live', keywords: '' };

const there = (
  channelId: ChannelRules['channelId'],
  live: Partial<Post> = {},
  rules: Partial<ChannelRules> = {},
): ShownThere => ({
  rules: {
    channelId,
    cover: 'never',
    can: { takeDown: true, edit: 'in-place', reaches: ['text'] },
    ...rules,
  },
  live: { ...plain, ...live },
});
const comments: ChannelRules['choices'] = [
  { at: 'attribute', attribute: 'instagramComments', name, preset: 'open' },
  { at: 'class', name },
];

describe('what is chosen beside the words of what is live', () => {
  test('is as it was saved where no channel that it is live on has it', () => {
    const settled = withStandingSettings(opened, saved, [there(facebook)]);
    expect(settled).toEqual(saved);
  });

  test('is what stands there, and of no other channel, whichever an edit reaches', () => {
    const live: Partial<Post> = {
      attributes: { instagramComments: 'closed', youtubePrivacy: 'public' },
      classes: [
        { channelid: instagram, classify1: '2' },
        { channelid: youtube, classify1: '10' },
      ],
    };
    const settled = withStandingSettings(opened, saved, [
      there(facebook),
      there(instagram, live, { choices: comments }),
      there(instagram, {}, { choices: comments }),
    ]);
    expect(settled.extendAttributes.slice(2)).toEqual([
      { itemName: 'youtubePrivacy', value: 'unlisted' },
      { itemName: 'instagramComments', value: 'closed' },
    ]);
    expect(settled.opcList).toEqual([
      { channelid: youtube, classify1: '22' },
      { channelid: instagram, classify1: '2' },
    ]);
    expect(withStandingSettings(opened, null, [there(instagram, live)]).opcList).toEqual(saved.opcList);
  });

  test('is nothing where nothing was chosen there', () => {
    const settled = withStandingSettings(opened, saved, [
      there(instagram, {}, { choices: comments }),
      there(facebook, {}, { feelings: { ...source, id: '.' } }),
    ]);
    expect(settled.extendAttributes).toEqual([{ itemName: 'youtubePrivacy', value: 'unlisted' }]);
    expect(settled.opcList).toEqual([{ channelid: youtube, classify1: '22' }]);
  });

  test('R-COMP-045: whom it is for, when it is from and how it feels stand as they were published', () => {
    const audience = { ages: [18], placeTypes: [], placeKeys: {}, ...source };
    const backdates = { as: 'published', name, hint: name, ...source } as const;
    const feelings = { ...source, id: '.' };
    const live: Partial<Post> = {
      audience: { ageMin: 21, regions: null },
      backdatedTime: '2026-02-02 09:00:00',
      feeling: { actionId: '1', objectId: '9', iconId: '7' },
    };
    const page = there(facebook, live, { audience, backdates, feelings });
    const settled = withStandingSettings(opened, saved, [page]);
    expect(settled).toMatchObject({ age: 21, area: null, backdatedTime: '2026-02-02 09:00:00' });
    expect(settled.extendAttributes.slice(0, 3)).toEqual([
      { itemName: 'ogActionTypeId', value: '1' },
      { itemName: 'ogObjectId', value: '9' },
      { itemName: 'ogIconId', value: '7' },
    ]);
    const bare = withStandingSettings(opened, saved, [there(facebook, {}, { audience, backdates })]);
    expect(bare).toMatchObject({ age: null, area: null, backdatedTime: null });
    // A date that an edit can make another comes before one that stays.
    const recorded = there(
      youtube,
      { backdatedTime: '2026-03-03 09:00:00' },
      { can: { takeDown: true, edit: 'in-place', reaches: ['backdate'] } },
    );
    expect(withStandingSettings(opened, saved, [page, recorded]).backdatedTime).toBe('2026-03-03 09:00:00');
  });

  test('cover, description and keywords are what is live where one of them is shown', () => {
    const choices: ChannelRules['choices'] = [
      { at: 'description', name },
      { at: 'keywords', name },
    ];
    const film = there(youtube, { keywords: ['live', 'tags'] }, { cover: 'any', choices });
    expect(withStandingSettings(opened, saved, [there(facebook), film])).toMatchObject({
      cover: '/live.jpg',
      description: 'Live',
      keywords: 'live,tags',
      specialTopic: 'Harbour',
    });
  });

  test('of two that have tags the first counts', () => {
    const choices: ChannelRules['choices'] = [{ at: 'keywords', name }];
    const tagged = (keywords: string[]) => there(youtube, { keywords }, { choices });
    expect(withStandingSettings(opened, saved, [tagged(['first']), tagged(['second'])]).keywords).toBe(
      'first',
    );
  });

  test('whom it is for is as it was saved, not as it came out of what is live, where nothing there limits it', () => {
    const unlimited = { ...opened, age: 21, area: null };
    expect(withStandingSettings(unlimited, saved, [there(instagram)])).toMatchObject({
      age: 18,
      area: saved.area,
    });
    expect(withStandingSettings(unlimited, null, [there(instagram)])).toMatchObject({ age: 21, area: null });
  });
});

describe('another version that comes onto the desk of what is live', () => {
  const audience = { ages: [18], placeTypes: [], placeKeys: {}, ...source };
  const feelings = { ...source, id: '.' };
  const backdates = { as: 'published', name, hint: name, ...source } as const;
  const stands = Composition.parse({ ...saved, age: 21, area: null, extendAttributes: [], opcList: [] });
  const page = there(facebook, {}, { audience, feelings }).rules;
  const settled = (more: Partial<ChannelRules>) =>
    withLastingSettings(saved, stands, [page, there(instagram, {}, { choices: comments, ...more }).rules]);

  test('has what no change can make another as it stands, and its own words', () => {
    expect(settled({})).toEqual({
      ...saved,
      age: 21,
      area: null,
      extendAttributes: [{ itemName: 'youtubePrivacy', value: 'unlisted' }],
      opcList: [{ channelid: youtube, classify1: '22' }],
    });
    const dated = there(facebook, {}, { backdates }).rules;
    const undated = { ...stands, backdatedTime: null };
    expect(withLastingSettings(saved, undated, [dated]).backdatedTime).toBe(null);
  });

  test('keeps what a change does reach: on the post itself, or posted again', () => {
    const open: ChannelRules['can'][] = [
      { takeDown: true, edit: 'in-place', reaches: ['choices', 'backdate'] },
      { takeDown: true, edit: 'delete-and-repost' },
    ];
    for (const can of open) {
      const kept = settled({ can, backdates });
      expect(kept.extendAttributes).toContainEqual({ itemName: 'instagramComments', value: 'open' });
      expect([kept.opcList, kept.backdatedTime]).toEqual([saved.opcList, saved.backdatedTime]);
      expect(kept.age).toBe(21);
    }
    const tags: ChannelRules['choices'] = [{ at: 'keywords', name }];
    expect(settled({ choices: tags }).keywords).toBe(saved.keywords);
  });
});
