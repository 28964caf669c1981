// Which media a preview shows: a link wins over a video, a video over pictures, and pictures are capped (C-27, C-35).
import { leadingMedia, type Post, type PostFile } from '@herald/contract/post.ts';

export type ShownMedia =
  | { readonly kind: 'none' }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'video'; readonly video: PostFile }
  | { readonly kind: 'images'; readonly images: readonly PostFile[]; readonly hidden: number };

export function shownMedia(post: Post, cap: number): ShownMedia {
  const leading = leadingMedia(post);
  if (leading === 'link' && post.link) return { kind: 'link', address: post.link };
  if (leading === 'video' && post.video) return { kind: 'video', video: post.video };
  if (leading !== 'images') return { kind: 'none' };
  return { kind: 'images', images: post.images.slice(0, cap), hidden: Math.max(0, post.images.length - cap) };
}

/** What a link card says without having fetched the page: the host; an unfinished address shows itself. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
