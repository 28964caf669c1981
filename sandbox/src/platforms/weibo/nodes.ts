// People and posts as Weibo shows them.
import type { JsonRecord } from '../../json.ts';
import type { Person, Post, Weibo } from './state.ts';
import { chinaTime, shown } from './text.ts';

export function showPerson({ id, name }: Person, origin: string): JsonRecord {
  const face = `${origin}/_face.svg`;
  return {
    id: Number(id),
    idstr: id,
    screen_name: name,
    name,
    profile_url: `u/${id}`,
    profile_image_url: face,
    avatar_large: face,
    avatar_hd: face,
    verified: false,
  };
}

/** What readers did with a post. */
export function showCounts({ world }: Weibo, { id }: Post): JsonRecord {
  const { comments, shares, likes } = world.readers.of('weibo', id);
  return { id: Number(id), comments, reposts: shares, attitudes: likes };
}

export function showStatus(state: Weibo, post: Post, origin: string): JsonRecord {
  const person = state.people.get(post.personId);
  const done = state.world.readers.of('weibo', post.id);
  const picture = post.sha256 === null ? null : `${origin}/_blobs/${post.sha256}`;
  return {
    created_at: chinaTime(post.madeAtMs),
    id: Number(post.id),
    idstr: post.id,
    mid: post.id,
    text: shown(post.id, post.text),
    source: '<a href="http://open.weibo.com" rel="nofollow">Herald</a>',
    favorited: false,
    truncated: false,
    in_reply_to_status_id: '',
    ...(picture === null ? {} : { thumbnail_pic: picture, bmiddle_pic: picture, original_pic: picture }),
    pic_ids: post.sha256 === null ? [] : [post.sha256.slice(0, 32)],
    geo: null,
    ...(person ? { user: showPerson(person, origin) } : {}),
    reposts_count: done.shares,
    comments_count: done.comments,
    attitudes_count: done.likes,
    visible: { type: 0, list_id: 0 },
  };
}
