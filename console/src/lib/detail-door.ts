// How a list opens the detail of a row: its page by address, its dialog by what the app puts in this place.
import type { ReactNode } from 'react';

export type DetailKind = 'draft' | 'package';

export type RenderDetail = (asked: {
  readonly kind: DetailKind;
  readonly id: string;
  /** Where something is being chosen or written, there is no way from it to elsewhere. */
  readonly isOnlyRead: boolean;
  readonly onClose: () => void;
}) => ReactNode;

/** Several packages sent together: to which accounts and when is chosen there. */
export type RenderSeveral = (asked: {
  readonly items: readonly { readonly id: string; readonly title: string; readonly revision: number }[];
  readonly onClose: () => void;
}) => ReactNode;

const paths: Record<DetailKind, string> = {
  draft: '/api/content/contentList/draft/query',
  package: '/api/content/contentList/query',
};

export function detailAddress(kind: DetailKind, id: string): string {
  return `${paths[kind]}?${new URLSearchParams({ id }).toString()}`;
}
