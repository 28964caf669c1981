// Reading back: one object by its id, or a page's posts newest first.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json, withHeaders } from '../../call.ts';
import { textAt, type Json, type JsonRecord } from '../../json.ts';
import type { Done } from '../../readers.ts';
import { enterPage, tokenOf } from './access.ts';
import { invalidParameter, noSuchObject, permissionMissing } from './answers.ts';
import { readFields, steering, timeMs, wantedFields } from './fields.ts';
import { findPlaces, PLACE_KINDS } from '../../places.ts';
import { datedAtMs, NO_SUCH_FIELD, pageField, photoField, postField, videoField } from './nodes.ts';
import type { Field } from './nodes.ts';
import { isOut } from './state.ts';
import type { Facebook, Post } from './state.ts';

const LARGEST_LIMIT = 100;
const LARGEST_SEARCH = 1_000;
type FieldReader = (name: string, inner: string) => Field;

function show(reader: FieldReader, nodeType: string, id: string, fields: string): JsonRecord | Answer {
  const shown: JsonRecord = {};
  for (const [name, inner] of wantedFields(fields)) {
    const value = reader(name, inner);
    if (value === NO_SUCH_FIELD)
      return invalidParameter(`Tried accessing nonexisting field (${name}) on node type (${nodeType})`);
    if (value !== undefined) shown[name] = value;
  }
  return { ...shown, id };
}

export function readNode(state: Facebook, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  const unexpected = readFields(call, {});
  if (isAnswer(unexpected)) return unexpected;
  const page = state.pages.get(id);
  const asked = steering(call, 'fields');
  if (page) {
    const shown = show(
      (name, inner) => pageField(page, name, inner, call.origin),
      'Page',
      id,
      asked ?? 'name,id',
    );
    return isAnswer(shown) ? shown : json(200, shown);
  }
  const post = state.posts.get(id);
  const photo = state.photos.get(id);
  const video = state.videos.get(id);
  const pageId = post?.pageId ?? photo?.pageId ?? video?.pageId;
  const isHeld = post !== undefined && post.visibleAtMs > state.world.now();
  if (pageId === undefined || isHeld || (token.kind === 'page' && token.ownerId !== pageId))
    return noSuchObject(id);
  if (!token.scopes.includes('pages_read_engagement')) return permissionMissing('pages_read_engagement');
  const readers: [string, FieldReader, string] = post
    ? ['Post', (name, inner) => postField(state, post, name, inner, call.origin), 'created_time,message,id']
    : video
      ? ['Video', (name) => videoField(state, video, name), 'description,id']
      : [
          'Photo',
          (name) => (photo ? photoField(photo, name, call.origin) : NO_SUCH_FIELD),
          'created_time,name,id',
        ];
  const [nodeType, reader, usual] = readers;
  const shown = show(reader, nodeType, id, asked ?? usual);
  return isAnswer(shown) ? shown : json(200, shown);
}

/** What Graph still counts of a post; every name with `impressions` and some more were retired with v26. */
const COUNTED: Record<string, (done: Done) => Json> = {
  post_media_view: ({ views }) => views,
  post_total_media_view_unique: ({ viewers }) => viewers,
  post_clicks: ({ clicks }) => clicks,
  post_clicks_by_type: ({ clicks }) => (clicks === 0 ? {} : { 'other clicks': clicks }),
  post_reactions_by_type_total: ({ likes }) => (likes === 0 ? {} : { like: likes }),
};

/** `/{post}/insights`: what readers did with a post since it was published. */
export function readInsights(state: Facebook, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  const post = state.posts.get(id);
  if (!post || !isOut(post, state.world.now())) return noSuchObject(id);
  const entry = enterPage(state, call, post.pageId, 'read_insights');
  if (isAnswer(entry)) return entry;
  if (!token.scopes.includes('pages_read_engagement')) return permissionMissing('pages_read_engagement');
  const fields = readFields(call, { metric: 'text' });
  if (isAnswer(fields)) return fields;
  const names = (textAt(fields, 'metric') ?? '').split(',');
  if (names.some((name) => COUNTED[name] === undefined))
    return invalidParameter('The value must be a valid insights metric');
  const done = state.world.readers.of('facebook', id);
  const data = names.map((name) => ({
    name,
    period: 'lifetime',
    values: [{ value: COUNTED[name]?.(done) ?? 0 }],
    id: `${id}/insights/${name}/lifetime`,
  }));
  return withHeaders(json(200, { data }), entry.headers);
}

interface Range {
  limit: number;
  sinceMs: number;
  untilMs: number;
  after: string | undefined;
  before: string | undefined;
}

function rangeOf(call: Call): Range | Answer {
  const fields = readFields(call, {
    since: 'text',
    until: 'text',
    after: 'text',
    before: 'text',
    include_hidden: 'boolean',
  });
  if (isAnswer(fields)) return fields;
  const limit = Number(steering(call, 'limit') ?? 25);
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT) {
    return invalidParameter(`Param limit must be an integer between 1 and ${LARGEST_LIMIT}`);
  }
  const time = (name: string, otherwise: number): number | undefined =>
    fields[name] === undefined ? otherwise : timeMs(fields[name]);
  const sinceMs = time('since', 0);
  const untilMs = time('until', Number.MAX_SAFE_INTEGER);
  if (sinceMs === undefined || untilMs === undefined)
    return invalidParameter('Param since or until must be a time');
  return { limit, sinceMs, untilMs, after: steering(call, 'after'), before: steering(call, 'before') };
}

const cursorOf = (post: Post): string => Buffer.from(post.id).toString('base64url');

function listed(state: Facebook, call: Call, pageId: string, { sinceMs, untilMs }: Range): Post[] {
  const nowMs = state.world.now();
  const scheduled = call.params['edge'] === 'scheduled_posts';
  const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
  const wanted = state.posts.of(pageId).filter((post) => {
    if (post.createdAtMs > hiddenNewerThanMs || post.isHidden) return false;
    if (scheduled ? isOut(post, nowMs) || post.scheduledAtMs === null : !isOut(post, nowMs)) return false;
    return datedAtMs(post) >= sinceMs && datedAtMs(post) <= untilMs + 999;
  });
  return wanted
    .toSorted((one, other) => datedAtMs(other) - datedAtMs(one) || (other.id > one.id ? 1 : -1))
    .slice(droppedNewestCount);
}

export function listPosts(state: Facebook, call: Call): Answer {
  const entry = enterPage(state, call, call.params['id'] ?? '', 'pages_read_engagement');
  if (isAnswer(entry)) return entry;
  const range = rangeOf(call);
  if (isAnswer(range)) return range;
  const posts = listed(state, call, entry.page.id, range);
  const place = (cursor: string): number => posts.findIndex((post) => cursorOf(post) === cursor);
  const isLost = [range.after, range.before].some((cursor) => cursor !== undefined && place(cursor) === -1);
  if (isLost) return invalidParameter('Invalid parameter: the cursor is not one of this list');
  const start =
    range.after !== undefined
      ? place(range.after) + 1
      : range.before !== undefined
        ? Math.max(0, place(range.before) - range.limit)
        : 0;
  const shownPosts = posts.slice(start, start + range.limit);
  const data: JsonRecord[] = [];
  for (const post of shownPosts) {
    const fields = steering(call, 'fields') ?? 'created_time,message,id';
    const shown = show(
      (name, inner) => postField(state, post, name, inner, call.origin),
      'Post',
      post.id,
      fields,
    );
    if (isAnswer(shown)) return shown;
    data.push(shown);
  }
  return withHeaders(json(200, { data, ...paging(call, shownPosts, start, posts.length) }), entry.headers);
}

function paging(call: Call, shown: Post[], start: number, total: number): JsonRecord {
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return {};
  const linkTo = (name: 'after' | 'before', cursor: string): string => {
    const address = new URL(call.url, call.origin);
    address.searchParams.delete(name === 'after' ? 'before' : 'after');
    address.searchParams.set(name, cursor);
    return address.href;
  };
  return {
    paging: {
      cursors: { before: cursorOf(first), after: cursorOf(last) },
      ...(start + shown.length < total ? { next: linkTo('after', cursorOf(last)) } : {}),
      ...(start > 0 ? { previous: linkTo('before', cursorOf(first)) } : {}),
    },
  };
}

/** `type=adgeolocation` alone: the other searches are for advertisers. */
export function searchPlaces(state: Facebook, call: Call): Answer {
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  const fields = readFields(call, {
    ...{ type: 'text', q: 'text', location_types: 'list' },
    ...{ country_code: 'text', region_id: 'id', match_country_code: 'boolean' },
  });
  if (isAnswer(fields)) return fields;
  const { type, q, location_types: kinds } = fields;
  if (type !== 'adgeolocation') return invalidParameter('Param type must be one of {adgeolocation}');
  if (typeof q !== 'string' || q === '') return invalidParameter('The parameter q is required');
  const asked = kinds ?? PLACE_KINDS;
  if (!Array.isArray(asked) || asked.some((kind) => typeof kind !== 'string' || !PLACE_KINDS.includes(kind)))
    return invalidParameter(`Param location_types must be an array of {${PLACE_KINDS.join(', ')}}`);
  const limit = Number(steering(call, 'limit') ?? 8);
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_SEARCH)
    return invalidParameter('Param limit is out of range');
  return json(200, { data: findPlaces(q, asked, limit) });
}
