// A post on LinkedIn as its readers see it.
import type { Answer, Call } from '../../call.ts';
import { escape, isSignedIn, narrowPage, page, postCard } from '../../page.ts';
import { statusOf } from './media.ts';
import type { Article, LinkedIn, Medium, Post } from './state.ts';
import { nameOf } from './state.ts';

const whomBy: Record<string, string> = {
  CONNECTIONS: 'connections of its author',
  LOGGED_IN: 'members who are signed in to LinkedIn',
};

const gone = (): Answer =>
  page(
    404,
    'LinkedIn',
    '<section><h1>This post cannot be displayed</h1><p>It was deleted or never stood here.</p></section>',
    'linkedin',
  );

function picture(state: LinkedIn, urn: string, altText: string): { sha256: string; altText: string }[] {
  const sha256 = urn.startsWith('urn:li:image:') ? state.assets.get(urn)?.sha256 : null;
  return sha256 == null ? [] : [{ sha256, altText }];
}

function videoCard(state: LinkedIn, { urn, title, altText }: Medium): string {
  const asset = state.assets.get(urn);
  if (!asset || !urn.startsWith('urn:li:video:')) return '';
  const { cover } = asset;
  const image = typeof cover === 'string' ? '' : `<img src="/_blobs/${cover.sha256}" alt="">`;
  const ready = statusOf(asset, state.world.now()) === 'AVAILABLE';
  const says = ready ? altText : 'The video is being processed';
  return `<section class="card">${image}<strong>▶ ${escape(title)}</strong><br><small>${escape(says)}</small></section>`;
}

function articleCard(state: LinkedIn, { title, description, thumbnail }: Article): string {
  const [image] = thumbnail === null ? [] : picture(state, thumbnail, '');
  const shown = image ? `<img src="/_blobs/${image.sha256}" alt="">` : '';
  return `<section class="card">${shown}<strong>${escape(title)}</strong><br><small>${escape(description)}</small></section>`;
}

function card(state: LinkedIn, post: Post): string {
  const { author, media, article } = post;
  const written = postCard({
    accountName: nameOf(state, author) ?? '',
    accountLine: post.changedAtMs > post.madeAtMs ? `${author} · Edited` : author,
    text: post.text,
    link: article?.source,
    pictures: media.flatMap(({ urn, altText }) => picture(state, urn, altText)),
    atMs: post.madeAtMs,
  });
  const videos = media.map((one) => videoCard(state, one)).join('');
  return written + videos + (article ? articleCard(state, article) : '');
}

export function showPost(state: LinkedIn, call: Call): Answer {
  const post = state.posts.get(call.params['urn'] ?? '');
  if (!post || post.visibleAtMs > state.world.now()) return gone();
  const whom = whomBy[post.visibility];
  if (whom !== undefined && !isSignedIn(call)) return narrowPage(whom, 'linkedin');
  state.world.readers.opened('linkedin', post.urn, call);
  return page(200, `${nameOf(state, post.author)} on LinkedIn`, card(state, post), 'linkedin');
}
