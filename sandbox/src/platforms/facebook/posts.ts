// Posts on a page: put up, changed, taken down.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json, visibleFrom, withHeaders } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt } from '../../json.ts';
import { appliedBy } from '../../ledger.ts';
import { enterPage } from './access.ts';
import { duplicateStatus, invalidParameter, noSuchObject, refuse } from './answers.ts';
import type { Known } from './fields.ts';
import { readFields, steering, wantedFields } from './fields.ts';
import { NO_SUCH_FIELD, mediaIdOf, postField } from './nodes.ts';
import { problemWithExtras, problemWithPicture } from './rules.ts';
import { isOut, shaOfMedia } from './state.ts';
import type { Facebook, Post } from './state.ts';
import { LONGEST_MESSAGE, LONGEST_PRESET_MESSAGE, lengthOf } from './text.ts';

const SHARED: Known = {
  message: 'text',
  attached_media: 'list',
  backdated_time: 'time',
  backdated_time_granularity: 'text',
  scheduled_publish_time: 'time',
  og_action_type_id: 'id',
  og_object_id: 'id',
  og_icon_id: 'id',
  place: 'id',
  tags: 'list',
  text_format_preset_id: 'id',
};
const CREATE: Known = {
  ...SHARED,
  link: 'text',
  picture: 'text',
  published: 'boolean',
  unpublished_content_type: 'text',
  targeting: 'record',
  feed_targeting: 'record',
  child_attachments: 'list',
  call_to_action: 'record',
  multi_share_optimized: 'boolean',
  multi_share_end_card: 'boolean',
  client_mutation_id: 'text',
};
const EDIT: Known = {
  ...SHARED,
  is_hidden: 'boolean',
  is_pinned: 'boolean',
  is_published: 'boolean',
  privacy: 'record',
  timeline_visibility: 'text',
  feed_story_visibility: 'text',
  og_phrase: 'text',
  og_hide_object_attachment: 'boolean',
  og_suggestion_mechanism: 'text',
};

export interface NewPost {
  pageId: string;
  message: string;
  link: string | null;
  photoIds: string[];
  videoId: string | null;
  extras: JsonRecord;
}

function photosOf(
  state: Facebook,
  call: Call,
  pageId: string,
  fields: JsonRecord,
  postId: string | null,
): string[] | Answer {
  const given = fields['attached_media'];
  if (!Array.isArray(given)) return [];
  const ids: string[] = [];
  for (const item of given) {
    const photo = state.photos.get(mediaIdOf(item ?? null) ?? '');
    if (!photo || photo.pageId !== pageId)
      return invalidParameter('Invalid parameter: attached_media holds an unknown media_fbid');
    const expired =
      call.bent.handlesExpire === true ||
      (photo.expiresAtMs !== null && photo.expiresAtMs <= state.world.now());
    if (expired) return noSuchObject(photo.id, 'post');
    if (photo.postId !== null && photo.postId !== postId) {
      return refuse({
        message: '(#100) Photos were already posted.',
        code: 100,
        subcode: 1366051,
        userTitle: 'Already posted',
        userMessage: 'The photos were already posted.',
      });
    }
    if (ids.includes(photo.id)) return invalidParameter('attached_media names the same photo twice');
    ids.push(photo.id);
  }
  return ids;
}

function problemWithContent(fields: JsonRecord, mediaIds: string[]): Answer | undefined {
  const message = textAt(fields, 'message') ?? '';
  const link = textAt(fields, 'link');
  const children = fields['child_attachments'];
  if (message.trim() === '' && link === undefined && mediaIds.length === 0) {
    return invalidParameter('One of message, link or attached_media is required: the post is empty');
  }
  if (lengthOf(message) > LONGEST_MESSAGE) return invalidParameter('Param message is too long');
  if (fields['text_format_preset_id'] !== undefined && lengthOf(message) > LONGEST_PRESET_MESSAGE) {
    return invalidParameter('Param message is too long for a text format preset');
  }
  if (link !== undefined && mediaIds.length > 0)
    return invalidParameter('link and attached_media cannot be given together');
  if (link !== undefined && !(URL.canParse(link) && /^https?:$/.test(new URL(link).protocol))) {
    return invalidParameter('The url you supplied is invalid', 2061006);
  }
  const unowned = problemWithPicture(fields, link);
  if (unowned) return unowned;
  if (Array.isArray(children) && (children.length < 2 || children.length > 5 || link === undefined)) {
    return invalidParameter('child_attachments must hold 2 to 5 items and requires link');
  }
  return undefined;
}

function isDuplicate(state: Facebook, wanted: NewPost): boolean {
  const { settings, now } = state.world;
  if (!settings.duplicateFilter.facebook) return false;
  const former = state.posts.of(wanted.pageId);
  const back = settings.duplicateScope.facebook === 'consecutive' ? 1 : 200;
  const media = shaOfMedia(state, wanted).join();
  return former
    .slice(-back)
    .some(
      (post) =>
        post.isPublished &&
        post.message === wanted.message &&
        post.link === wanted.link &&
        shaOfMedia(state, post).join() === media &&
        post.createdAtMs > now() - 86_400_000,
    );
}

export function publish(state: Facebook, call: Call): Answer {
  const entry = enterPage(state, call, call.params['id'] ?? '', 'pages_manage_posts');
  if (isAnswer(entry)) return entry;
  const fields = readFields(call, CREATE);
  if (isAnswer(fields)) return fields;
  if (call.body.kind === 'multipart' && call.body.uploads.length > 0)
    return invalidParameter('Unexpected parameter: file');
  const photoIds = photosOf(state, call, entry.page.id, fields, null);
  if (isAnswer(photoIds)) return photoIds;
  const problem =
    problemWithContent(fields, photoIds) ??
    problemWithExtras(fields, fields['published'] !== false, state.world.now());
  if (problem) return problem;
  const { message: _message, link: _link, attached_media: _media, ...extras } = fields;
  const wanted: NewPost = {
    pageId: entry.page.id,
    message: textAt(fields, 'message') ?? '',
    link: textAt(fields, 'link') ?? null,
    photoIds,
    videoId: null,
    extras,
  };
  if (fields['published'] !== false && isDuplicate(state, wanted)) return duplicateStatus();
  const post = addPost(state, call, wanted);
  const shown: JsonRecord = { id: post.id };
  for (const [name, inner] of wantedFields(steering(call, 'fields') ?? '')) {
    const value = postField(state, post, name, inner, call.origin);
    if (value !== NO_SUCH_FIELD && value !== undefined) shown[name] = value;
  }
  return withHeaders(json(200, shown), entry.headers);
}

function visibilityOf(post: Post): 'public' | 'unpublished' | 'scheduled' {
  if (post.isPublished) return 'public';
  return post.scheduledAtMs === null ? 'unpublished' : 'scheduled';
}

export function addPost(state: Facebook, call: Call, wanted: NewPost): Post {
  const { world } = state;
  const nowMs = world.now();
  const post: Post = {
    ...wanted,
    id: `${wanted.pageId}_${state.newId()}`,
    isPublished: wanted.extras['published'] !== false,
    isHidden: false,
    scheduledAtMs: numberAt(wanted.extras, 'scheduled_publish_time') ?? null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    visibleAtMs: visibleFrom(call, nowMs),
  };
  state.posts.put(post.id, post);
  tiePhotos(state, post);
  world.ledger.posted({
    platform: 'facebook',
    account: post.pageId,
    externalId: post.id,
    text: post.message,
    mediaSha256s: shaOfMedia(state, post),
    visibility: visibilityOf(post),
    ...appliedBy(call, nowMs, textAt(wanted.extras, 'client_mutation_id')),
    ...(post.link === null ? {} : { link: post.link }),
  });
  if (call.bent.flipsTo === 'gone') world.later(call.bent.heldForMs ?? 0, () => takeDown(state, post.id));
  return post;
}

/** A photo that stands in a post no longer dies after a day, and may not stand in a second one. */
function tiePhotos(state: Facebook, post: Post): void {
  for (const id of post.photoIds) {
    const photo = state.photos.get(id);
    if (photo) state.photos.put(id, { ...photo, postId: post.id, expiresAtMs: null });
  }
}

export function edit(state: Facebook, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const post = state.posts.get(id);
  if (!post) return noSuchObject(id, 'post');
  const entry = enterPage(state, call, post.pageId, 'pages_manage_posts');
  if (isAnswer(entry)) return entry;
  const fields = readFields(call, EDIT);
  if (isAnswer(fields)) return fields;
  const photoIds =
    fields['attached_media'] === undefined
      ? post.photoIds
      : photosOf(state, call, post.pageId, fields, post.id);
  if (isAnswer(photoIds)) return photoIds;
  const merged: JsonRecord = {
    message: post.message,
    ...(post.link === null ? {} : { link: post.link }),
    ...fields,
  };
  const wasOut = isOut(post, state.world.now());
  const problem =
    problemWithContent(merged, post.videoId === null ? photoIds : [post.videoId]) ??
    problemWithExtras(fields, wasOut, state.world.now());
  if (problem) return problem;
  const {
    message: _message,
    attached_media: _media,
    is_published: published,
    is_hidden: hidden,
    ...extras
  } = fields;
  const isPublished = typeof published === 'boolean' ? published : post.isPublished;
  const changed: Post = {
    ...post,
    photoIds,
    isPublished,
    message: textAt(merged, 'message') ?? '',
    extras: { ...post.extras, ...extras },
    isHidden: typeof hidden === 'boolean' ? hidden : post.isHidden,
    updatedAtMs: state.world.now(),
    scheduledAtMs: isPublished ? null : (numberAt(fields, 'scheduled_publish_time') ?? post.scheduledAtMs),
    createdAtMs: isPublished && !wasOut ? state.world.now() : post.createdAtMs,
  };
  state.posts.put(id, changed);
  tiePhotos(state, changed);
  state.world.ledger.edited('facebook', id, {
    atMs: changed.updatedAtMs,
    firstByteAtMs: call.firstByteAtMs,
    text: changed.message,
    mediaSha256s: shaOfMedia(state, changed),
    visibility: visibilityOf(changed),
  });
  return withHeaders(json(200, { success: true }), entry.headers);
}

function takeDown(state: Facebook, postId: string): void {
  state.posts.remove(postId);
  state.world.ledger.removed('facebook', postId, state.world.now());
}

export function remove(state: Facebook, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const post = state.posts.get(id);
  const photo = state.photos.get(id);
  const video = state.videos.get(id);
  const pageId = post?.pageId ?? photo?.pageId ?? video?.pageId;
  if (pageId === undefined) return noSuchObject(id, 'delete');
  const entry = enterPage(state, call, pageId, 'pages_manage_posts');
  if (isAnswer(entry)) return entry;
  // A video outlives its post, and takes it along when it goes itself.
  if (post) takeDown(state, id);
  if (video) {
    state.videos.remove(id);
    if (state.posts.get(video.postId ?? '')) takeDown(state, video.postId ?? '');
  }
  if (photo) {
    state.photos.remove(id);
    if (photo.postId !== null && state.posts.get(photo.postId)?.photoIds.length === 1)
      takeDown(state, photo.postId);
  }
  return withHeaders(json(200, { success: true }), entry.headers);
}
