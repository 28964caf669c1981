// Posts of one person: put up and taken down.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json, visibleFrom } from '../../call.ts';
import { isFlag, isText, listOf, oneOf } from '../../checks.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord, textAt, textsAt } from '../../json.ts';
import { appliedBy } from '../../ledger.ts';
import { inside } from './access.ts';
import { duplicateContent, forbidden, invalidRequest } from './answers.ts';
import type { Known } from './fields.ts';
import { isId, isWhole, readBody, recordOf } from './fields.ts';
import { shortened } from './nodes.ts';
import { problemWithContent } from './rules.ts';
import type { Wanted } from './rules.ts';
import { shaOfMedia } from './state.ts';
import type { Person, Post, X } from './state.ts';

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
    visibleAtMs: visibleFrom(call, nowMs),
  };
  state.posts.put(post.id, post);
  world.ledger.posted({
    platform: 'twitter',
    account: person.id,
    externalId: post.id,
    text: post.text,
    mediaSha256s: shaOfMedia(state, post.mediaIds),
    visibility: 'public',
    ...appliedBy(call, nowMs),
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
