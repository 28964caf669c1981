// A post on X as its readers see it.
import type { Answer, Call } from '../../call.ts';
import { page, postCard } from '../../page.ts';
import { isVideo } from './state.ts';
import type { Media, Post, X } from './state.ts';

const gone = (): Answer =>
  page(
    404,
    'Page not found',
    '<section><h1>Hmm...this page doesn’t exist.</h1><p>The post was deleted or never stood here.</p></section>',
    'twitter',
  );

function videoCard({ receivedBytes, sha256 }: Media): string {
  return `<section class="card"><strong>▶ Video</strong><br><small><a href="/_blobs/${sha256}">${receivedBytes} bytes</a></small></section>`;
}

function card(state: X, post: Post): string {
  const person = state.people.get(post.personId);
  const media = post.mediaIds.flatMap((id) => state.media.get(id) ?? []);
  const pictures = media.filter((one) => !isVideo(one));
  const written = postCard({
    accountName: person?.name ?? '',
    accountLine: `@${person?.username ?? ''}`,
    text: post.text,
    pictures: pictures.flatMap(({ sha256, altText }) => (sha256 === null ? [] : [{ sha256, altText }])),
    atMs: post.madeAtMs,
  });
  return written + media.filter(isVideo).map(videoCard).join('');
}

/** `/{username}/status/{id}`, `/i/web/status/{id}` and `/{username}` itself. */
export function showPost(state: X, call: Call): Answer {
  const { username, id } = call.params;
  const nowMs = state.world.now();
  const owner = [...state.people.values()].find(
    (one) => one.username.toLowerCase() === username?.toLowerCase(),
  );
  if (id === undefined) {
    if (!owner) return gone();
    const posts = state.posts
      .of(owner.id)
      .filter((one) => one.visibleAtMs <= nowMs)
      .toReversed()
      .slice(0, 50);
    return page(
      200,
      owner.name,
      posts.map((one) => card(state, one)).join('') || '<section>No posts yet.</section>',
      'twitter',
    );
  }
  const post = state.posts.get(id);
  if (!post || post.visibleAtMs > nowMs) return gone();
  state.world.readers.opened('twitter', id, call);
  return page(200, `${state.people.get(post.personId)?.name ?? ''} on X`, card(state, post), 'twitter');
}
