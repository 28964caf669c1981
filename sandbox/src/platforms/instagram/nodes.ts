// Containers and posts as Instagram shows them.
import type { JsonRecord } from '../../json.ts';
import { statusOf, type Container, type Instagram, type Media } from './state.ts';

const WORDS = {
  EXPIRED: 'Expired: The container was not published within 24 hours.',
  ERROR: 'Error: Media upload has failed.',
  FINISHED: 'Finished: Media has been uploaded and it is ready to be published.',
  IN_PROGRESS: 'In Progress: Media is still being processed.',
  PUBLISHED: 'Published: Media has been successfully published.',
};

export function containerShown(state: Instagram, container: Container): JsonRecord {
  const code = statusOf(state, container);
  const status = code === 'ERROR' ? (container.error ?? WORDS.ERROR) : WORDS[code];
  return { id: container.id, status_code: code, status };
}

export function addressOf(state: Instagram, { containerId, shortcode }: Media): string {
  const isReel = state.containers.get(containerId)?.kind === 'VIDEO';
  return `/instagram/www/${isReel ? 'reel' : 'p'}/${shortcode}/`;
}

/** What a list may show; `is_comment_enabled` is shown of a post by its id alone. */
export const MEDIA_FIELDS = [
  'id',
  'caption',
  'media_type',
  'media_product_type',
  'permalink',
  'shortcode',
  'timestamp',
  'alt_text',
  'like_count',
  'comments_count',
];

export function mediaShown(state: Instagram, media: Media, origin: string): JsonRecord {
  const container = state.containers.get(media.containerId);
  const { caption = '', altText = '', kind = 'IMAGE' } = container ?? {};
  const done = state.world.readers.of('instagram', media.id);
  return {
    id: media.id,
    caption: caption === '' ? undefined : caption,
    media_type: kind,
    media_product_type: kind === 'VIDEO' ? 'REELS' : 'FEED',
    permalink: `${origin}${addressOf(state, media)}`,
    shortcode: media.shortcode,
    timestamp: new Date(media.publishedAtMs).toISOString().replace(/\.\d+Z$/, '+0000'),
    alt_text: altText === '' ? undefined : altText,
    is_comment_enabled: media.areCommentsClosed !== true,
    like_count: done.likes,
    comments_count: done.comments,
  };
}
