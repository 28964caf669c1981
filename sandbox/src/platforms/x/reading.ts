// Reading back: one post by its id, or a person's posts newest first.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { inside } from './access.ts';
import { invalidRequest, notThere } from './answers.ts';
import { isId, problemWithQuery, readWords } from './fields.ts';
import {
  EXPANSIONS,
  MEDIA_FIELDS,
  TWEET_FIELDS,
  USER_FIELDS,
  showMedia,
  showPerson,
  showPost,
} from './nodes.ts';
import type { Post, X } from './state.ts';

const SHAPE = ['tweet.fields', 'expansions', 'media.fields', 'user.fields', 'poll.fields', 'place.fields'];
const RANGE = [
  'max_results',
  'start_time',
  'end_time',
  'since_id',
  'until_id',
  'exclude',
  'pagination_token',
];
const SCOPES = ['tweet.read', 'users.read'];

interface Shape {
  tweet: string[];
  media: string[];
  user: string[];
  expansions: string[];
}

function shapeOf(call: Call): Shape | Answer {
  const tweet = readWords(call, 'tweet.fields', TWEET_FIELDS);
  if (isAnswer(tweet)) return tweet;
  const media = readWords(call, 'media.fields', MEDIA_FIELDS);
  if (isAnswer(media)) return media;
  const user = readWords(call, 'user.fields', USER_FIELDS);
  if (isAnswer(user)) return user;
  const expansions = readWords(call, 'expansions', EXPANSIONS);
  return isAnswer(expansions) ? expansions : { tweet, media, user, expansions };
}

function includesOf(state: X, call: Call, posts: Post[], shape: Shape): JsonRecord {
  const media = !shape.expansions.includes('attachments.media_keys')
    ? []
    : posts
        .flatMap((post) => post.mediaIds)
        .flatMap((id) => state.media.get(id) ?? [])
        .map((item) => showMedia(item, shape.media, call.origin));
  const people = !shape.expansions.includes('author_id')
    ? []
    : [...new Set(posts.map((post) => post.personId))]
        .flatMap((id) => state.people.get(id) ?? [])
        .map((one) => showPerson(one, shape.user, call.origin));
  const includes = {
    ...(media.length === 0 ? {} : { media }),
    ...(people.length === 0 ? {} : { users: people }),
  };
  return Object.keys(includes).length === 0 ? {} : { includes };
}

const isOut = (state: X, post: Post): boolean => post.visibleAtMs <= state.world.now();

export function readPost(state: X, call: Call): Answer {
  return inside(state, call, SCOPES, 'read', () => {
    const id = call.params['id'] ?? '';
    const problem = problemWithQuery(call, SHAPE);
    if (problem) return problem;
    if (!isId(id))
      return invalidRequest(`The \`id\` query parameter value [${id}] is not valid`, { id: [id] });
    const shape = shapeOf(call);
    if (isAnswer(shape)) return shape;
    const post = state.posts.get(id);
    if (!post || !isOut(state, post)) return json(200, { errors: [notThere('tweet', 'id', id)] });
    return json(200, { data: showPost(state, post, shape.tweet), ...includesOf(state, call, [post], shape) });
  });
}

export function readPosts(state: X, call: Call): Answer {
  return inside(state, call, SCOPES, 'read', () => {
    const problem = problemWithQuery(call, ['ids', ...SHAPE]);
    if (problem) return problem;
    const ids = (call.query['ids'] ?? '').split(',');
    if (ids.length > 100 || !ids.every(isId))
      return invalidRequest('The `ids` query parameter must hold 1 to 100 ids', { ids });
    const shape = shapeOf(call);
    if (isAnswer(shape)) return shape;
    const found = ids.flatMap((id) => state.posts.get(id) ?? []).filter((post) => isOut(state, post));
    const missing = ids.filter((id) => !found.some((post) => post.id === id));
    return json(200, {
      ...(found.length === 0
        ? {}
        : {
            data: found.map((post) => showPost(state, post, shape.tweet)),
            ...includesOf(state, call, found, shape),
          }),
      ...(missing.length === 0 ? {} : { errors: missing.map((id) => notThere('tweet', 'ids', id)) }),
    });
  });
}

interface Range {
  most: number;
  startMs: number;
  endMs: number;
  sinceId: bigint;
  untilId: bigint | undefined;
  excluded: string[];
  offset: number;
}

function rangeOf(call: Call): Range | Answer {
  const {
    max_results: most = '10',
    start_time: start,
    end_time: end,
    since_id: since = '0',
    until_id: until,
    pagination_token: token,
  } = call.query;
  const bad = (name: string): Answer =>
    invalidRequest(`The \`${name}\` query parameter value [${call.query[name] ?? ''}] is not valid`, {
      [name]: [call.query[name] ?? ''],
    });
  if (!/^\d{1,3}$/.test(most) || Number(most) < 5 || Number(most) > 100) return bad('max_results');
  const isTime = (text: string): boolean =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
  if (start !== undefined && !isTime(start)) return bad('start_time');
  if (end !== undefined && !isTime(end)) return bad('end_time');
  if (!isId(since)) return bad('since_id');
  if (until !== undefined && !isId(until)) return bad('until_id');
  const excluded = readWords(call, 'exclude', ['retweets', 'replies']);
  if (isAnswer(excluded)) return excluded;
  const offset = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isSafeInteger(offset)) return bad('pagination_token');
  return {
    most: Number(most),
    startMs: start === undefined ? 0 : Date.parse(start),
    endMs: end === undefined ? Infinity : Date.parse(end),
    sinceId: BigInt(since),
    untilId: until === undefined ? undefined : BigInt(until),
    excluded,
    offset,
  };
}

function listed(state: X, call: Call, personId: string, range: Range): Post[] {
  const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
  const wanted = state.posts.of(personId).filter((post) => {
    if (!isOut(state, post) || post.madeAtMs > hiddenNewerThanMs) return false;
    if (range.excluded.includes('replies') && post.replyTo !== null) return false;
    // Creation times are whole seconds to X: a post of the second that start_time names is inside.
    const madeMs = Math.floor(post.madeAtMs / 1_000) * 1_000;
    if (madeMs < Math.floor(range.startMs / 1_000) * 1_000 || madeMs >= range.endMs) return false;
    return (
      BigInt(post.id) > range.sinceId && (range.untilId === undefined || BigInt(post.id) < range.untilId)
    );
  });
  return wanted.toReversed().slice(droppedNewestCount);
}

export function listPosts(state: X, call: Call): Answer {
  return inside(state, call, SCOPES, 'read', () => {
    const id = call.params['id'] ?? '';
    const problem = problemWithQuery(call, [...SHAPE, ...RANGE]);
    if (problem) return problem;
    const shape = shapeOf(call);
    if (isAnswer(shape)) return shape;
    const range = rangeOf(call);
    if (isAnswer(range)) return range;
    if (!state.people.get(id)) return json(200, { errors: [notThere('user', 'id', id)] });
    const posts = listed(state, call, id, range);
    const shown = posts.slice(range.offset, range.offset + range.most);
    const [newest] = shown;
    const oldest = shown.at(-1);
    if (!newest || !oldest) return json(200, { meta: { result_count: 0 } });
    const nextOffset = range.offset + shown.length;
    const more =
      nextOffset < posts.length ? { next_token: Buffer.from(String(nextOffset)).toString('base64url') } : {};
    return json(200, {
      data: shown.map((post) => showPost(state, post, shape.tweet)),
      ...includesOf(state, call, shown, shape),
      meta: { result_count: shown.length, newest_id: newest.id, oldest_id: oldest.id, ...more },
    });
  });
}
