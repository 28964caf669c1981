// Photos, videos and posts as VK shows them.
import type { JsonRecord } from '../../json.ts';
import { accessKeyOf, type Photo, type Post, type Video, type Vk } from './state.ts';

/** With what is to be read in its place, where that stands behind it. */
const NAME = /(?<![\w@*/.|])[@*]([A-Za-z]\w*)(?: ?\(([^()]+)\))?/g;

const seconds = (ms: number): number => Math.floor(ms / 1_000);

export function showPhoto(photo: Photo, origin: string): JsonRecord {
  const { id, ownerId, sha256, widthPixels: width, heightPixels: height, caption, madeAtMs } = photo;
  const whole = { type: 'w', url: `${origin}/_blobs/${sha256}`, width, height };
  return {
    album_id: -7,
    date: seconds(madeAtMs),
    id,
    owner_id: Number(ownerId),
    sizes: [whole],
    access_key: accessKeyOf(sha256),
    text: caption,
    has_tags: false,
  };
}

export function showVideo(video: Video, nowMs: number): JsonRecord {
  return {
    id: video.id,
    owner_id: Number(video.ownerId),
    title: video.title,
    description: video.description,
    type: 'video',
    ...(video.sha256 === null ? {} : { access_key: accessKeyOf(video.sha256) }),
    ...(video.readyAtMs > nowMs ? { processing: 1, converting: 1 } : {}),
  };
}

function attachmentsOf(state: Vk, post: Post, origin: string): JsonRecord[] {
  const media = post.media.flatMap((name): JsonRecord[] => {
    const photo = state.photos.get(name.slice(5));
    if (name.startsWith('photo')) return photo ? [{ type: 'photo', photo: showPhoto(photo, origin) }] : [];
    const video = state.videos.get(name.slice(5));
    return video ? [{ type: 'video', video: showVideo(video, state.world.now()) }] : [];
  });
  if (post.link === null) return media;
  const { hostname } = new URL(post.link);
  return [...media, { type: 'link', link: { url: post.link, title: hostname, caption: hostname } }];
}

export function showPost(state: Vk, post: Post, origin: string): JsonRecord {
  const done = state.world.readers.of(state.name, post.key);
  return {
    id: post.id,
    owner_id: Number(post.ownerId),
    from_id: Number(post.fromId),
    date: seconds(post.madeAtMs),
    ...(post.editedAtMs === null ? {} : { edited: seconds(post.editedAtMs) }),
    post_type: 'post',
    ...(post.isForFriends ? { friends_only: 1 } : {}),
    text: withNames(state, post.message),
    attachments: attachmentsOf(state, post, origin),
    comments: { count: done.comments },
    likes: { count: done.likes, user_likes: 0 },
    reposts: { count: done.shares, user_reposted: 0 },
    views: { count: done.views },
    can_edit: 1,
    can_delete: 1,
  };
}

/** A name of somebody on VK comes back with its number before it: `[id1|@durov]`, or `[id1|Pavel]` of `@durov (Pavel)`. */
function withNames(state: Vk, message: string): string {
  return message.replaceAll(NAME, (whole: string, name: string, words?: string) => {
    const number = numberOf(state, name);
    if (number === undefined) return whole;
    return `[${number}|${words ?? whole}]`;
  });
}

function numberOf(state: Vk, name: string): string | undefined {
  const [, kind, id = ''] = /^(id|club|public)(\d+)$/.exec(name) ?? [];
  if (kind === 'id') return state.people.get(id) && name;
  const groups = [...state.groups.values()];
  const group = groups.find((one) => one.screenName === name || (kind !== undefined && one.id === id));
  return group && `club${group.id}`;
}
