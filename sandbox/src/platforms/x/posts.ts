// Posts of one person: put up and taken down.
import type { Answer, Call } from '../../call.ts';
import { json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord, textAt, textsAt } from '../../json.ts';
import { inside } from './access.ts';
import { duplicateContent, forbidden, invalidRequest } from './answers.ts';
import type { Known } from './fields.ts';
import { isAnswer, isFlag, isId, isText, isWhole, listOf, oneOf, readBody, recordOf } from './fields.ts';
import { isReady } from './media.ts';
import { shortened } from './nodes.ts';
import { shaOfMedia } from './state.ts';
import type { Person, Post, X } from './state.ts';
import { LONGEST_WEIGHT, hasForbiddenCharacter, weightOf } from './text.ts';

const CREATE: Known = {
  text: isText,
  media: recordOf({ media_ids: listOf(isId, 1, 4), tagged_user_ids: listOf(isId, 0, 10) }, ['media_ids']),
  poll: recordOf({ options: listOf(isText, 2, 4), duration_minutes: isWhole, reply_settings: isText }, [
    'options',
    'duration_minutes',
  ]),
  reply: recordOf(
    {
      in_reply_to_tweet_id: isId,
      exclude_reply_user_ids: listOf(isId, 0, 50),
      auto_populate_reply_metadata: isFlag,
    },
    ['in_reply_to_tweet_id'],
  ),
  quote_tweet_id: isId,
  reply_settings: oneOf('following', 'mentionedUsers', 'subscribers', 'verified'),
  geo: recordOf({ place_id: isText }),
  community_id: isId,
  made_with_ai: isFlag,
  paid_partnership: isFlag,
  nullcast: isFlag,
  for_super_followers_only: isFlag,
  share_with_followers: isFlag,
  edit_options: recordOf({ previous_post_id: isId }, ['previous_post_id']),
};

interface Wanted {
  text: string;
  mediaIds: string[];
  replyTo: string | null;
  quoteOf: string | null;
  replySettings: string;
}

function wantedFrom(body: JsonRecord): Wanted {
  const media = isRecord(body['media']) ? body['media'] : {};
  const reply = isRecord(body['reply']) ? body['reply'] : {};
  return {
    text: textAt(body, 'text') ?? '',
    mediaIds: textsAt(media, 'media_ids') ?? [],
    replyTo: textAt(reply, 'in_reply_to_tweet_id') ?? null,
    quoteOf: textAt(body, 'quote_tweet_id') ?? null,
    replySettings: textAt(body, 'reply_settings') ?? 'everyone',
  };
}

function problemWithContent(
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

function isDuplicate(state: X, person: Person, wanted: Wanted): boolean {
  const { settings, now } = state.world;
  if (!settings.duplicateFilter.twitter) return false;
  const sameMedia = shaOfMedia(state, wanted.mediaIds).join();
  return state.posts
    .of(person.id)
    .slice(settings.duplicateScope.twitter === 'consecutive' ? -1 : -200)
    .some(
      (post) =>
        post.text === wanted.text &&
        post.replyTo === wanted.replyTo &&
        post.madeAtMs > now() - 86_400_000 &&
        shaOfMedia(state, post.mediaIds).join() === sameMedia,
    );
}

export function publish(state: X, call: Call): Answer {
  return inside(state, call, ['tweet.write', 'tweet.read', 'users.read'], 'post', (person) => {
    const body = readBody(call, CREATE);
    if (isAnswer(body)) return body;
    const wanted = wantedFrom(body);
    const problem = problemWithContent(state, call, person, body, wanted);
    if (problem) return problem;
    if (isDuplicate(state, person, wanted)) return duplicateContent();
    const post = addPost(state, call, person, wanted);
    return json(201, {
      data: { id: post.id, text: shortened(state, post).text, edit_history_tweet_ids: [post.id] },
    });
  });
}

function addPost(state: X, call: Call, person: Person, wanted: Wanted): Post {
  const { world } = state;
  const nowMs = world.now();
  const heldForMs = call.bent.heldForMs ?? 0;
  const post: Post = {
    ...wanted,
    id: state.newId(),
    personId: person.id,
    madeAtMs: nowMs,
    visibleAtMs: nowMs + heldForMs,
  };
  state.posts.put(post.id, post);
  const tag = call.headers['x-client-tag'];
  world.ledger.posted({
    platform: 'twitter',
    account: person.id,
    externalId: post.id,
    text: post.text,
    mediaSha256s: shaOfMedia(state, post.mediaIds),
    visibility: 'public',
    requestFirstByteAt: new Date(call.firstByteAtMs).toISOString(),
    appliedAt: new Date(nowMs).toISOString(),
    edits: [],
    ...(tag === undefined ? {} : { clientTag: tag }),
  });
  if (call.bent.flipsTo === 'gone') world.later(heldForMs, () => takeDown(state, post.id));
  return post;
}

function takeDown(state: X, postId: string): void {
  state.posts.remove(postId);
  state.world.ledger.removed('twitter', postId, state.world.now());
}

export function remove(state: X, call: Call): Answer {
  return inside(state, call, ['tweet.write', 'tweet.read', 'users.read'], 'delete', (person) => {
    const id = call.params['id'] ?? '';
    const post = state.posts.get(id);
    if (!isId(id))
      return invalidRequest(`The \`id\` query parameter value [${id}] is not valid`, { id: [id] });
    if (!post) return json(200, { data: { deleted: false } });
    if (post.personId !== person.id) return forbidden();
    takeDown(state, id);
    return json(200, { data: { deleted: true } });
  });
}
