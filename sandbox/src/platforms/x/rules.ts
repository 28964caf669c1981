// What X checks in a post: its weight, what it refers to, and that its media are ready and its author's own.
import type { Answer, Call } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { forbidden, invalidRequest } from './answers.ts';
import { isReady } from './media.ts';
import type { Person, X } from './state.ts';
import { LONGEST_WEIGHT, hasForbiddenCharacter, weightOf } from './text.ts';

export interface Wanted {
  text: string;
  mediaIds: string[];
  replyTo: string | null;
  quoteOf: string | null;
  replySettings: string;
}

export function problemWithContent(
  state: X,
  call: Call,
  person: Person,
  body: JsonRecord,
  wanted: Wanted,
): Answer | undefined {
  if (body['edit_options'] !== undefined)
    return forbidden('You are not permitted to edit this Tweet: the author has no Premium subscription.');
  if (body['poll'] !== undefined) return forbidden('Polls are not part of this stand-in.');
  if (body['media'] !== undefined && body['quote_tweet_id'] !== undefined)
    return invalidRequest('media and quote_tweet_id are mutually exclusive');
  if (wanted.text.trim() === '' && wanted.mediaIds.length === 0)
    return invalidRequest('$.text: is missing but it is required', { text: [wanted.text] });
  if (hasForbiddenCharacter(wanted.text))
    return invalidRequest('The Tweet contains an invalid character.', { text: [] });
  if (weightOf(wanted.text) > LONGEST_WEIGHT) {
    return invalidRequest(
      'Your Tweet text is too long. For more information on how Twitter determines text length see https://github.com/twitter/twitter-text.',
    );
  }
  for (const referred of [wanted.replyTo, wanted.quoteOf]) {
    if (referred !== null && !state.posts.get(referred))
      return forbidden('You attempted to reply to or quote a Tweet that is deleted or not visible to you.');
  }
  return problemWithMedia(state, call, person, wanted.mediaIds);
}

function problemWithMedia(state: X, call: Call, person: Person, mediaIds: string[]): Answer | undefined {
  const categories: string[] = [];
  for (const id of mediaIds) {
    const media = state.media.get(id);
    const isUsable =
      media !== undefined &&
      media.personId === person.id &&
      media.expiresAtMs > state.world.now() &&
      isReady(state, media);
    if (!isUsable || call.bent.handlesExpire === true)
      return invalidRequest('Your media IDs are invalid.', { media_ids: [JSON.stringify(mediaIds)] });
    categories.push(media.category);
  }
  const alone = categories.some((category) => category !== 'tweet_image');
  if (alone && mediaIds.length > 1)
    return invalidRequest('Up to 4 photos, or 1 animated GIF, or 1 video may be attached.');
  return new Set(mediaIds).size === mediaIds.length
    ? undefined
    : invalidRequest('$.media.media_ids: the items in the array must be unique');
}
