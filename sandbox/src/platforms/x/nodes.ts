// People, posts and media as X shows them: addresses shortened, letters escaped, only the fields asked for.
import { createHash } from 'node:crypto';
import type { JsonRecord } from '../../json.ts';
import { isVideo, mediaKeyOf } from './state.ts';
import type { Media, Person, Post, X } from './state.ts';
import { addressesIn } from './text.ts';

export const TWEET_FIELDS = [
  'article',
  'attachments',
  'author_id',
  'card_uri',
  'context_annotations',
  'conversation_id',
  'created_at',
  'display_text_range',
  'edit_controls',
  'edit_history_tweet_ids',
  'entities',
  'geo',
  'id',
  'in_reply_to_user_id',
  'lang',
  'non_public_metrics',
  'note_tweet',
  'organic_metrics',
  'possibly_sensitive',
  'promoted_metrics',
  'public_metrics',
  'referenced_tweets',
  'reply_settings',
  'source',
  'text',
  'withheld',
];
export const USER_FIELDS = [
  'created_at',
  'description',
  'entities',
  'id',
  'location',
  'name',
  'pinned_tweet_id',
  'profile_image_url',
  'protected',
  'public_metrics',
  'subscription_type',
  'url',
  'username',
  'verified',
  'verified_type',
  'withheld',
];
export const MEDIA_FIELDS = [
  'alt_text',
  'duration_ms',
  'height',
  'media_key',
  'preview_image_url',
  'public_metrics',
  'type',
  'url',
  'variants',
  'width',
];
export const EXPANSIONS = [
  'attachments.media_keys',
  'author_id',
  'referenced_tweets.id',
  'in_reply_to_user_id',
];

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const points = (text: string): number => [...text].length;

function shortAddress(...parts: string[]): string {
  const letters = createHash('sha256').update(parts.join('|')).digest('base64').replace(/[+/=]/g, '');
  return `https://t.co/${letters.slice(0, 10)}`;
}

interface Shortened {
  text: string;
  urls: JsonRecord[];
}

/** Every address becomes a t.co address; posts with media end in one more. */
export function shortened(state: X, post: Post): Shortened {
  const urls: JsonRecord[] = [];
  let text = '';
  let from = 0;
  for (const { start, end, written } of addressesIn(post.text)) {
    text += escapeText(post.text.slice(from, start));
    const url = shortAddress(post.id, String(start), written);
    const expanded = /^https?:/i.test(written) ? written : `http://${written}`;
    const display = expanded.replace(/^https?:\/\/(?:www\.)?/i, '');
    urls.push({
      start: points(text),
      end: points(text) + url.length,
      url,
      expanded_url: expanded,
      display_url: display.length > 27 ? `${display.slice(0, 26)}…` : display,
    });
    text += url;
    from = end;
  }
  text += escapeText(post.text.slice(from));
  const shownMedia = post.mediaIds.flatMap((id) => state.media.get(id) ?? []);
  if (shownMedia.length === 0) return { text, urls };
  const username = state.people.get(post.personId)?.username ?? 'i';
  const url = shortAddress(post.id, 'media');
  const gap = text === '' ? '' : ' ';
  for (const media of shownMedia) {
    const start = points(text) + gap.length;
    const kind = isVideo(media) ? 'video' : 'photo';
    urls.push({
      start,
      end: start + url.length,
      url,
      expanded_url: `https://x.com/${username}/status/${post.id}/${kind}/1`,
      display_url: `pic.x.com/${url.slice(13)}`,
      media_key: mediaKeyOf(media),
    });
  }
  return { text: text + gap + url, urls };
}

export function showPost(state: X, post: Post, fields: string[]): JsonRecord {
  const { text, urls } = shortened(state, post);
  const done = state.world.readers.of('twitter', post.id);
  const mediaKeys = post.mediaIds.flatMap((id) => state.media.get(id) ?? []).map(mediaKeyOf);
  const references = [
    ...(post.replyTo === null ? [] : [{ type: 'replied_to', id: post.replyTo }]),
    ...(post.quoteOf === null ? [] : [{ type: 'quoted', id: post.quoteOf }]),
  ];
  const all: JsonRecord = {
    id: post.id,
    text,
    edit_history_tweet_ids: [post.id],
    created_at: new Date(post.madeAtMs).toISOString().replace(/\.\d+Z$/, '.000Z'),
    author_id: post.personId,
    conversation_id: post.replyTo ?? post.id,
    lang: 'und',
    possibly_sensitive: false,
    reply_settings: post.replySettings,
    public_metrics: {
      retweet_count: done.shares,
      reply_count: done.comments,
      like_count: done.likes,
      quote_count: done.quotes,
      bookmark_count: done.saves,
      impression_count: done.views,
    },
    edit_controls: {
      edits_remaining: 5,
      is_edit_eligible: false,
      editable_until: new Date(post.madeAtMs + 3_600_000).toISOString(),
    },
    ...(urls.length === 0 ? {} : { entities: { urls } }),
    ...(mediaKeys.length === 0 ? {} : { attachments: { media_keys: mediaKeys } }),
    ...(references.length === 0 ? {} : { referenced_tweets: references }),
  };
  return only(all, ['id', 'text', 'edit_history_tweet_ids', ...fields]);
}

function only(all: JsonRecord, names: string[]): JsonRecord {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

export function showPerson(person: Person, fields: string[], origin: string): JsonRecord {
  const all: JsonRecord = {
    ...person,
    verified: false,
    protected: false,
    description: '',
    created_at: '2024-01-23T00:00:00.000Z',
    profile_image_url: `${origin}/_face.svg`,
    public_metrics: {
      followers_count: 0,
      following_count: 0,
      tweet_count: 0,
      listed_count: 0,
      like_count: 0,
      media_count: 0,
    },
  };
  return only(all, ['id', 'name', 'username', ...fields]);
}

export function showMedia(media: Media, fields: string[], origin: string): JsonRecord {
  const type = isVideo(media) ? 'video' : media.category === 'tweet_gif' ? 'animated_gif' : 'photo';
  const all: JsonRecord = {
    media_key: mediaKeyOf(media),
    type,
    height: media.heightPixels,
    width: media.widthPixels,
    ...(media.altText === '' ? {} : { alt_text: media.altText }),
    ...(type === 'photo' && media.sha256 !== null ? { url: `${origin}/_blobs/${media.sha256}` } : {}),
  };
  return only(all, ['media_key', 'type', ...fields]);
}
