// Creators and videos as TikTok shows them: only the fields asked for.
import type { JsonRecord } from '../../json.ts';
import type { Creator, TikTok, Video } from './state.ts';

export const USER_FIELDS = ['open_id', 'display_name', 'avatar_url', 'username'];
const COUNTS = ['view_count', 'like_count', 'comment_count', 'share_count'];
export const VIDEO_FIELDS = ['id', 'title', 'create_time', 'share_url', ...COUNTS];

export function showCreator(
  { openId, displayName, username }: Creator,
  fields: string[],
  origin: string,
): JsonRecord {
  const avatar = `${origin}/_face.svg`;
  return only({ open_id: openId, display_name: displayName, avatar_url: avatar, username }, fields);
}

export const addressOf = ({ username }: Creator, { id, photos }: Video): string =>
  `/tiktok/www/@${username}/${photos ? 'photo' : 'video'}/${id}`;

/** The creator wrote no title when he published it. */
export function showVideo(
  { world }: TikTok,
  creator: Creator,
  video: Video,
  fields: string[],
  origin: string,
): JsonRecord {
  const done = world.readers.of('tiktok', video.id);
  const all = {
    id: video.id,
    title: '',
    create_time: Math.floor((video.publishedAtMs ?? 0) / 1_000),
    share_url: `${origin}${addressOf(creator, video)}`,
    view_count: done.views,
    like_count: done.likes,
    comment_count: done.comments,
    share_count: done.shares,
  };
  return only(all, fields);
}

function only(all: JsonRecord, fields: string[]): JsonRecord {
  return Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)));
}
