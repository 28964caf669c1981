// A wall of VK, and one post on it, as readers see them.
import type { Answer, Call } from '../../call.ts';
import { escape, isSignedIn, narrowPage, page, postCard } from '../../page.ts';
import type { Post, Video, Vk } from './state.ts';
import { ownerNameOf } from './state.ts';

const gone = (state: Vk): Answer =>
  page(
    404,
    'Post not found',
    '<section><h1>Post not found</h1><p>It was deleted or never stood here.</p></section>',
    state.name,
  );

function videoCard({ title, description, coverSha256, readyAtMs }: Video, nowMs: number): string {
  const cover = coverSha256 === null ? '' : `<img src="/_blobs/${coverSha256}" alt="">`;
  const says = readyAtMs > nowMs ? 'The video is being processed' : description;
  return `<section class="card">${cover}<strong>▶ ${escape(title)}</strong><br><small>${escape(says)}</small></section>`;
}

function card(state: Vk, post: Post): string {
  const photos = post.media.flatMap((name) =>
    name.startsWith('photo') ? (state.photos.get(name.slice(5)) ?? []) : [],
  );
  const videos = post.media.flatMap((name) =>
    name.startsWith('video') ? (state.videos.get(name.slice(5)) ?? []) : [],
  );
  const written = postCard({
    accountName: ownerNameOf(state, post.fromId),
    accountLine: post.editedAtMs === null ? `wall${post.key}` : `wall${post.key} · edited`,
    text: post.message,
    ...(post.link === null ? {} : { link: post.link }),
    pictures: photos.map(({ sha256, caption }) => ({ sha256, altText: caption })),
    atMs: post.madeAtMs,
  });
  return written + videos.map((video) => videoCard(video, state.world.now())).join('');
}

/** A video has an address of its own, whoever may see the post that it stands in. */
function showVideo(state: Vk, call: Call, video: Video): Answer {
  if (video.isForFriends && !isSignedIn(call))
    return narrowPage(`friends of ${ownerNameOf(state, video.ownerId)}`, state.name);
  return page(200, video.title, videoCard(video, state.world.now()), state.name);
}

/** `/wall-1_42` is a post, `/video-1_42` a video, `/id1` and `/club1` are walls. */
export function showPage(state: Vk, call: Call): Answer {
  const { name = '' } = call.params;
  const key = /^wall(-?\d+_\d+)$/.exec(name)?.[1];
  const post = state.posts.get(key ?? '');
  if (post?.isForFriends === true && !isSignedIn(call))
    return narrowPage(`friends of ${ownerNameOf(state, post.ownerId)}`, state.name);
  if (post) {
    state.world.readers.opened(state.name, post.key, call);
    return page(200, ownerNameOf(state, post.ownerId), card(state, post), state.name);
  }
  const video = state.videos.get(/^video(-?\d+_\d+)$/.exec(name)?.[1] ?? '');
  if (video) return showVideo(state, call, video);
  const [, kind, id] = /^(id|club)(\d+)$/.exec(name) ?? [];
  const ownerId = kind === 'club' ? `-${id}` : (id ?? '');
  if (kind === undefined || ownerNameOf(state, ownerId) === '') return gone(state);
  const shown = state.posts.of(ownerId).filter((one) => !one.isForFriends || isSignedIn(call));
  const posts = shown.toReversed().slice(0, 50);
  const cards = posts.map((one) => card(state, one)).join('');
  return page(200, ownerNameOf(state, ownerId), cards || '<section>No posts yet.</section>', state.name);
}
