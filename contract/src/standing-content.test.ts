import { describe, expect, test } from 'vitest';
import type { ChannelId } from './channel-ids.ts';
import type { Can, ChannelRules } from './channels.ts';
import { Composition } from './content.ts';
import { contentFor, ownWordsOf, withOwnWords } from './own-words.ts';
import { postOf, type Post } from './post.ts';
import { standingContent, standsApart, type StandingThere } from './standing-content.ts';

const [facebook, twitter, vk, youtube] = [31, 32, 33, 34] as const;
const titled = { limits: [], forbidden: '' };
const text: ChannelRules['text'] = { limits: [], required: false, sent: true, forbidden: '', marks: null };
const edits: Can = { takeDown: true, edit: 'in-place', reaches: ['text'] };
const shared = Composition.parse({
  title: 'Title',
  description: 'Described',
  media: [{ mediaType: 3, content: 'Shared.' }],
});

function on(
  channelId: ChannelId,
  live: Partial<Post>,
  {
    sent = shared,
    can = edits,
    title = null,
    isInDoubt = false,
  }: Partial<Pick<StandingThere, 'can' | 'isInDoubt'>> & {
    sent?: Composition;
    title?: ChannelRules['title'];
  } = {},
): StandingThere {
  const isOfFilms = channelId === youtube;
  return {
    rules: { channelId, title, text: isOfFilms ? { ...text, ownDescription: true } : text },
    can,
    live: { ...postOf(contentFor(sent, channelId, isOfFilms)), ...live },
    isInDoubt,
    sent,
  };
}
const ownIn = (content: Composition) =>
  [facebook, twitter, vk, youtube].map((id) => ownWordsOf(content, id).text ?? '');

describe('what stands on the accounts of a package, opened to be changed', () => {
  test('is the shared words where they stand, and its channel’s own where others do', () => {
    const there = [on(facebook, { text: 'Shared, mended.' }), on(twitter, {}), on(vk, { text: 'Other.' })];
    const [first, ...others] = there;
    if (!first) throw new Error('there are three');
    const content = standingContent(shared, [first, ...others]);
    expect(postOf(content).text).toBe('Shared, mended.');
    expect(ownIn(content)).toEqual(['', 'Shared.', 'Other.', '']);
    expect(there.map((one) => standsApart(content, one))).toEqual([false, false, false]);
  });

  test('keeps the title field by field, where a channel shows one', () => {
    const first = on(facebook, {});
    const video = on(
      youtube,
      { title: 'Its title' },
      { title: titled, can: { ...edits, reaches: ['title'] } },
    );
    const content = standingContent(shared, [first, video]);
    expect(ownWordsOf(content, youtube)).toEqual({ title: 'Its title' });
  });

  test('makes nothing a channel’s own where no change reaches it', () => {
    const never: Can = {
      takeDown: true,
      edit: { because: 'none', since: '2026-11', why: 'limit-edit-over' },
    };
    const there = on(vk, { text: 'Other.' }, { can: never });
    const content = standingContent(shared, [on(facebook, {}), there]);
    expect([ownIn(content), standsApart(content, there)]).toEqual([['', '', '', ''], false]);
  });

  test('opened where its channel has a text of its own, keeps the description that the others share', () => {
    const said = withOwnWords(shared, youtube, 'text', 'For viewers.');
    const content = standingContent(said, [
      on(youtube, {}, { sent: said }),
      on(facebook, {}, { sent: said }),
    ]);
    expect([content.description, postOf(content).text]).toEqual(['Described', 'Shared.']);
    expect(ownIn(content)).toEqual(['', '', '', 'For viewers.']);
  });

  test('leaves a text that was given to its channel on purpose, although it is the shared one', () => {
    const same = withOwnWords(shared, vk, 'text', 'Shared.');
    const both = (sent: Composition) =>
      standingContent(same, [on(facebook, {}, { sent }), on(vk, {}, { sent })]);
    expect(ownIn(both(same))).toEqual(['', '', 'Shared.', '']);
    expect(ownIn(both(shared))).toEqual(['', '', '', '']);
  });

  test('in doubt offers what was wanted there once more, and takes nothing from a channel that had its own', () => {
    const wanted = on(vk, { text: 'Before.' }, { isInDoubt: true });
    const content = standingContent(shared, [on(facebook, {}), wanted]);
    expect([ownIn(content), standsApart(content, wanted)]).toEqual([['', '', '', ''], true]);
    const sent = withOwnWords(shared, vk, 'text', 'Of VK.');
    const own = on(vk, {}, { sent, isInDoubt: true });
    expect(ownIn(standingContent(shared, [on(facebook, {}), own]))).toEqual(['', '', 'Of VK.', '']);
    const changed = withOwnWords(shared, vk, 'text', 'Of VK, mended.');
    expect(ownIn(standingContent(changed, [on(facebook, {}), own]))).toEqual(['', '', 'Of VK, mended.', '']);
  });

  test('of two accounts of a channel the words are those of the one that was opened, and the other stands apart', () => {
    const [one, other] = [on(vk, { text: 'Here.' }), on(vk, { text: 'There.' })];
    const content = standingContent(shared, [one, other]);
    expect(postOf(content).text).toBe('Here.');
    expect([standsApart(content, one), standsApart(content, other)]).toEqual([false, true]);
    const beside = standingContent(shared, [on(facebook, {}), on(vk, {}), other]);
    expect([ownIn(beside), standsApart(beside, other)]).toEqual([['', '', '', ''], true]);
  });

  test('keeps the own words of a channel that stands nowhere, and a title that no post there shows', () => {
    const said = withOwnWords(
      withOwnWords(withOwnWords(shared, youtube, 'text', 'For viewers.'), youtube, 'title', 'Film'),
      vk,
      'title',
      'Of VK',
    );
    const content = standingContent(said, [on(facebook, {}), on(vk, {})]);
    expect(ownWordsOf(content, youtube)).toEqual({ title: 'Film', text: 'For viewers.' });
    expect(ownWordsOf(content, vk)).toEqual({ title: 'Of VK' });
  });

  test('opened in its own words, shares those of another that has some to show, else what was saved', () => {
    const said = withOwnWords(withOwnWords(shared, vk, 'text', 'Of VK.'), vk, 'title', 'Of VK');
    const opened = on(vk, {}, { sent: said, title: titled });
    const mute = on(twitter, { title: 'Unseen', text: '' }, { sent: said });
    const silent = standingContent(said, [opened, mute]);
    expect([silent.title, postOf(silent).text]).toEqual(['Title', 'Shared.']);
    const speaking = on(facebook, { title: 'Unseen', text: 'Mended.' }, { sent: said });
    const content = standingContent(said, [opened, mute, speaking]);
    expect([content.title, postOf(content).text]).toEqual(['Title', 'Mended.']);
  });

  test('of two accounts of a channel that both stand otherwise shows the newest', () => {
    const [old, young] = [on(vk, { text: 'Earlier.' }), on(vk, { text: 'Later.' })];
    const content = standingContent(shared, [on(facebook, {}), old, young]);
    expect(ownIn(content)).toEqual(['', '', 'Later.', '']);
    expect([standsApart(content, old), standsApart(content, young)]).toEqual([true, false]);
  });
});
