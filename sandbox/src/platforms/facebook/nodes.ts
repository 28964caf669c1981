// Pages, photos, videos and posts as Graph shows them: one named field at a time.
import type { Json, JsonRecord } from '../../json.ts';
import { isRecord, textAt } from '../../json.ts';
import { wantedFields } from './fields.ts';
import type { Facebook, Page, Photo, Post, Video } from './state.ts';
import { isOut, statusOf } from './state.ts';

/** No text, so that no page and no message can ever be taken for it. */
export const NO_SUCH_FIELD = Symbol('no such field');
export type Field = Json | undefined | typeof NO_SUCH_FIELD;

function graphTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, '+0000');
}

export function pageField(page: Page, name: string, inner: string, origin: string): Field {
  if (name === 'id') return page.id;
  if (name === 'name') return page.name;
  if (name === 'category') return page.category;
  if (name === 'tasks') return page.tasks;
  if (name === 'link') return `${origin}/facebook/www/${page.id}`;
  if (name === 'picture')
    return {
      data: {
        ...(inner === '' ? { height: 50, is_silhouette: true, width: 50 } : {}),
        url: `${origin}/_face.svg`,
      },
    };
  // No demo page has a linked Instagram account, and Graph then leaves the field out.
  if (name === 'instagram_business_account') return undefined;
  if (['username', 'about', 'website', 'fan_count', 'followers_count'].includes(name)) return undefined;
  return NO_SUCH_FIELD;
}

export function photoField(photo: Photo, name: string, origin: string): Field {
  if (name === 'id') return photo.id;
  if (name === 'created_time') return graphTime(photo.createdAtMs);
  if (name === 'name') return photo.caption === '' ? undefined : photo.caption;
  if (name === 'alt_text_custom' || name === 'alt_text')
    return photo.altText === '' ? undefined : photo.altText;
  if (name === 'height') return photo.heightPixels;
  if (name === 'width') return photo.widthPixels;
  if (name === 'page_story_id') return photo.postId ?? undefined;
  if (name === 'link') return `${origin}/facebook/www/photo/${photo.id}`;
  if (name === 'images')
    return [
      { height: photo.heightPixels, width: photo.widthPixels, source: `${origin}/_blobs/${photo.sha256}` },
    ];
  return NO_SUCH_FIELD;
}

const reelOf = (videoId: string): string => `/reel/${videoId}/`;

export function videoField(state: Facebook, video: Video, name: string): Field {
  const nowMs = state.world.now();
  const post = state.posts.get(video.postId ?? '');
  const isPublic = post !== undefined && isOut(post, nowMs);
  if (name === 'id') return video.id;
  if (name === 'title') return video.title === '' ? undefined : video.title;
  if (name === 'description') return video.description === '' ? undefined : video.description;
  if (name === 'created_time') return graphTime(video.createdAtMs);
  if (name === 'permalink_url') return reelOf(video.id);
  if (name === 'published') return isPublic;
  if (name === 'post_id') return isPublic ? post.id.slice(post.pageId.length + 1) : undefined;
  if (name === 'status') return videoStatus(video, isPublic, nowMs);
  return name === 'length' ? 1 : NO_SUCH_FIELD;
}

function videoStatus(video: Video, isPublic: boolean, nowMs: number): JsonRecord {
  const status = statusOf(video, nowMs);
  const isWhole = video.sha256 !== null;
  const worked = { ready: 'complete', error: 'error', processing: 'in_progress' } as const;
  const processing = status === 'uploading' || status === 'expired' ? 'not_started' : worked[status];
  const errors = status === 'error' ? { error: { message: 'The video file could not be read.' } } : {};
  return {
    video_status: status,
    uploading_phase: {
      status: isWhole ? 'complete' : 'in_progress',
      bytes_transfered: video.receivedBytes,
    },
    processing_phase: { status: processing, ...errors },
    publishing_phase: isPublic
      ? { status: 'complete', publish_status: 'published' }
      : { status: 'not_started', publish_status: 'draft' },
  };
}

function filmOf(state: Facebook, videoId: string, origin: string): JsonRecord[] {
  const video = state.videos.get(videoId);
  if (!video) return [];
  const url = `${origin}/facebook/www${reelOf(videoId)}`;
  const image = video.thumbSha256 === null ? {} : { image: { src: `${origin}/_blobs/${video.thumbSha256}` } };
  const title = video.title === '' ? {} : { title: video.title };
  return [
    { media: image, media_type: 'video', type: 'video_inline', target: { id: videoId, url }, url, ...title },
  ];
}

function mediaOf(photo: Photo, origin: string): JsonRecord {
  return {
    media: {
      image: {
        height: photo.heightPixels,
        src: `${origin}/_blobs/${photo.sha256}`,
        width: photo.widthPixels,
      },
    },
    target: { id: photo.id, url: `${origin}/facebook/www/photo/${photo.id}` },
    media_type: 'photo',
    type: 'photo',
    url: `${origin}/facebook/www/photo/${photo.id}`,
    ...(photo.altText === '' ? {} : { description: photo.altText }),
  };
}

const ATTACHMENT_FIELDS = [
  'description',
  'media',
  'media_type',
  'target',
  'title',
  'type',
  'unshimmed_url',
  'url',
  'subattachments',
];

/** Only what stands in the braces, in the album's own pictures too. */
function narrowed(attachment: JsonRecord, inner: string): JsonRecord | typeof NO_SUCH_FIELD {
  const wanted = wantedFields(inner);
  if ([...wanted.keys()].some((name) => !ATTACHMENT_FIELDS.includes(name))) return NO_SUCH_FIELD;
  const { subattachments, ...own } = attachment;
  const kept: JsonRecord = Object.fromEntries(
    Object.entries(own).filter(([name]) => wanted.size === 0 || wanted.has(name)),
  );
  const below = isRecord(subattachments) ? subattachments['data'] : undefined;
  if (!Array.isArray(below) || (wanted.size > 0 && !wanted.has('subattachments'))) return kept;
  const rows: Json[] = [];
  for (const row of below) {
    const shown = isRecord(row) ? narrowed(row, wanted.get('subattachments') ?? '') : {};
    if (shown === NO_SUCH_FIELD) return NO_SUCH_FIELD;
    rows.push(shown);
  }
  return { ...kept, subattachments: { data: rows } };
}

function attachmentField(state: Facebook, post: Post, inner: string, origin: string): Field {
  const [attachment] = attachmentsOf(state, post, origin);
  if (!attachment) return undefined;
  const shown = narrowed(attachment, inner);
  return shown === NO_SUCH_FIELD ? NO_SUCH_FIELD : { data: [shown] };
}

function attachmentsOf(state: Facebook, post: Post, origin: string): JsonRecord[] {
  if (post.videoId !== null) return filmOf(state, post.videoId, origin);
  const photos = post.photoIds
    .flatMap((id) => state.photos.get(id) ?? [])
    .map((photo) => mediaOf(photo, origin));
  const [first] = photos;
  if (first && photos.length === 1) return [first];
  if (first) return [{ ...first, media_type: 'album', type: 'album', subattachments: { data: photos } }];
  if (post.link === null) return [];
  const title = new URL(post.link).hostname;
  return [
    {
      media_type: 'link',
      type: 'share',
      title,
      unshimmed_url: post.link,
      url: post.link,
      target: { url: post.link },
    },
  ];
}

function permalinkOf(post: Post, origin: string): string {
  if (post.videoId !== null) return `${origin}/facebook/www${reelOf(post.videoId)}`;
  return `${origin}/facebook/www/${post.pageId}/posts/${post.id.slice(post.pageId.length + 1)}`;
}

function statusTypeOf({ photoIds, videoId, link }: Post): string {
  if (videoId !== null) return 'added_video';
  if (photoIds.length > 0) return 'added_photos';
  return link === null ? 'mobile_status_update' : 'shared_story';
}

/** A back-dated post stands in the lists of its page where its earlier date puts it, and says that date. */
export function datedAtMs({ extras, createdAtMs }: Post): number {
  const earlier = extras['backdated_time'];
  return typeof earlier === 'number' ? earlier : createdAtMs;
}

export function postField(state: Facebook, post: Post, name: string, inner: string, origin: string): Field {
  const extra = post.extras[name];
  if (name === 'id') return post.id;
  if (name === 'message') return post.message === '' ? undefined : post.message;
  if (name === 'created_time') return graphTime(datedAtMs(post));
  if (name === 'updated_time') return graphTime(post.updatedAtMs);
  if (name === 'permalink_url') return permalinkOf(post, origin);
  if (name === 'is_published') return isOut(post, state.world.now());
  if (name === 'is_hidden') return post.isHidden;
  if (name === 'scheduled_publish_time')
    return post.scheduledAtMs === null ? undefined : Math.floor(post.scheduledAtMs / 1_000);
  if (name === 'backdated_time') return typeof extra === 'number' ? graphTime(extra) : undefined;
  if (name === 'targeting' || name === 'feed_targeting' || name === 'place') return extra;
  if (name === 'status_type') return statusTypeOf(post);
  if (name === 'attachments') return attachmentField(state, post, inner, origin);
  if (name === 'full_picture') {
    const photo = state.photos.get(post.photoIds[0] ?? '');
    return photo ? `${origin}/_blobs/${photo.sha256}` : undefined;
  }
  if (name === 'from') return { id: post.pageId, name: state.pages.get(post.pageId)?.name ?? '' };
  if (name === 'application') return { name: 'Herald' };
  if (name === 'shares') {
    const { shares } = state.world.readers.of('facebook', post.id);
    // Graph leaves the field out until somebody has.
    return shares === 0 ? undefined : { count: shares };
  }
  if (['story', 'actions', 'privacy', 'properties', 'message_tags', 'is_expired'].includes(name))
    return undefined;
  return NO_SUCH_FIELD;
}

export function mediaIdOf(item: Json): string | undefined {
  const record = typeof item === 'string' ? parseItem(item) : item;
  return isRecord(record) && Object.keys(record).length === 1 ? textAt(record, 'media_fbid') : undefined;
}

function parseItem(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
