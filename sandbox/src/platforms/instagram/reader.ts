// A post on Instagram as its readers see it.
import type { Answer, Call } from '../../call.ts';
import { page, postCard } from '../../page.ts';
import { pageOf, piecesOf, type Instagram } from './state.ts';

export function showPost(state: Instagram, call: Call): Answer {
  const code = call.params['code'];
  const media = [...state.media.values()].find(({ shortcode }) => shortcode === code);
  const container = state.containers.get(media?.containerId ?? '');
  if (!media || !container)
    return page(
      404,
      'Instagram',
      '<section><h1>Sorry, this page isn’t available.</h1></section>',
      'instagram',
    );
  state.world.readers.opened('instagram', media.id, call);
  const owner = pageOf(state, media.accountId);
  const isVideo = container.kind === 'VIDEO';
  const pictures = piecesOf(state, container).flatMap(({ sha256, altText }) =>
    sha256 === null || isVideo ? [] : [{ sha256, altText }],
  );
  const card = postCard({
    accountName: owner?.name ?? '',
    accountLine: `@${owner?.bound?.username ?? ''}`,
    text: isVideo ? `▶ (${container.byteCount} bytes)\n${container.caption}` : container.caption,
    pictures,
    atMs: media.publishedAtMs,
  });
  const closed = media.areCommentsClosed === true ? '<section><p>Comments are closed</p></section>' : '';
  return page(200, `${owner?.name ?? ''} • Instagram`, `${card}${closed}`, 'instagram');
}
