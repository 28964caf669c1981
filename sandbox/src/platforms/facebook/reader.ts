// A Facebook post as its readers see it.
import type { Answer, Call } from '../../call.ts';
import { isRecord, numberAt, textAt } from '../../json.ts';
import { escape, page, postCard } from '../../page.ts';
import { isOut } from './state.ts';
import type { Facebook, Post, Video } from './state.ts';

const gone = (): Answer =>
  page(
    404,
    'Content not found',
    '<section><h1>This content isn’t available right now</h1><p>It was deleted, or its owner shares it with few people.</p></section>',
    'facebook',
  );

function videoCard({ title, totalBytes, sha256, thumbSha256 }: Video): string {
  const image = thumbSha256 === null ? '' : `<img src="/_blobs/${thumbSha256}" alt="">`;
  const file = `<a href="/_blobs/${sha256}">${totalBytes} bytes</a>`;
  return `<section class="card">${image}<strong>▶ ${escape(title)}</strong><br><small>${file}</small></section>`;
}

/** What the page's own people see of a limit; a feeling is shown to everybody. */
function besideWords({ extras }: Post): string {
  const targeting = isRecord(extras['targeting']) ? extras['targeting'] : {};
  const ageMin = numberAt(targeting, 'age_min');
  const places = targeting['geo_locations'];
  const limits = [
    ...(ageMin === undefined ? [] : [`readers from ${ageMin}`]),
    ...(places === undefined ? [] : [JSON.stringify(places)]),
  ];
  const feeling = textAt(extras, 'og_object_id');
  return [
    ...(limits.length === 0 ? [] : [`Shown only to: ${limits.join(', ')}`]),
    ...(feeling === undefined ? [] : [`Feeling: ${feeling}`]),
  ]
    .map((line) => `<p class="card">${escape(line)}</p>`)
    .join('');
}

function card(state: Facebook, post: Post): string {
  const pictures = post.photoIds.flatMap((id) => state.photos.get(id) ?? []);
  const video = state.videos.get(post.videoId ?? '');
  const written = postCard({
    accountName: state.pages.get(post.pageId)?.name ?? '',
    accountLine: 'Facebook page',
    text: post.message,
    link: post.link ?? undefined,
    pictures: pictures.map(({ sha256, altText }) => ({ sha256, altText })),
    atMs: post.createdAtMs,
  });
  const thumbnail = textAt(post.extras, 'picture');
  const ofLink =
    thumbnail === undefined ? '' : `<p class="card">Picture of the link: ${escape(thumbnail)}</p>`;
  return written + besideWords(post) + ofLink + (video ? videoCard(video) : '');
}

/** `/reel/{video}`: there as long as the video is, whatever became of its post. */
export function showReel(state: Facebook, call: Call): Answer {
  const video = state.videos.get(call.params['id'] ?? '');
  if (!video?.isPublished || video.postId === null) return gone();
  const post = state.posts.get(video.postId);
  if (post) return showPost(state, { ...call, params: { id: post.id } });
  return page(200, state.pages.get(video.pageId)?.name ?? 'Facebook', videoCard(video), 'facebook');
}

/** `/{page_post}`, `/photo/{photo}`, `/{page}/posts/{post}` and `/{page}` itself. */
export function showPost(state: Facebook, call: Call): Answer {
  const { id = '', post: short } = call.params;
  const nowMs = state.world.now();
  const photo = state.photos.get(id);
  if (photo?.postId) return showPost(state, { ...call, params: { id: photo.postId } });
  const owner = state.pages.get(id);
  if (owner && short === undefined) {
    const posts = state.posts
      .of(id)
      .filter((one) => isOut(one, nowMs) && !one.isHidden)
      .toReversed()
      .slice(0, 50);
    return page(
      200,
      owner.name,
      posts.map((one) => card(state, one)).join('') || '<section>No posts yet.</section>',
      'facebook',
    );
  }
  const post = state.posts.get(short === undefined ? id : `${id}_${short}`);
  if (!post || post.isHidden || !isOut(post, nowMs)) return gone();
  state.world.readers.opened('facebook', post.id, call);
  return page(200, state.pages.get(post.pageId)?.name ?? 'Facebook', card(state, post), 'facebook');
}
