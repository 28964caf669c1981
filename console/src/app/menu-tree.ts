// The server's menu as what stands in the sidebar: hidden entries left out, a single child in place of its parent (document 2 §3).
import type { MenuEntry } from '@herald/contract/people.ts';
import { iconNamed, type IconName } from '../ui/line-icon.tsx';
import type { PageMeta } from './page-meta.ts';

export type MenuNode = {
  readonly key: string;
  readonly title: string;
  readonly icon: IconName;
  /** As the server has it, query included. */
  readonly url: string;
  /** Without its query: what decides whether the entry is marked. */
  readonly path: string;
  readonly isOutside: boolean;
  readonly children: readonly MenuNode[];
};

export type Reading = {
  /** A name of the server's in the reader's language. */
  readonly named: (name: string) => string;
  readonly metaAt: (path: string) => PageMeta | null;
};

const isOutside = (url: string) => /^(https?:|mailto:|tel:)/i.test(url);
const pathOf = (url: string) => url.split(/[?#]/)[0] ?? url;

export function menuTree(entries: readonly MenuEntry[], reading: Reading): MenuNode[] {
  return entries.filter((entry) => isShown(entry, reading)).map((entry) => nodeOf(entry, reading));
}

function isShown({ hidden, url }: MenuEntry, { metaAt }: Reading): boolean {
  return !hidden && (isOutside(url) || metaAt(pathOf(url))?.hidden !== true);
}

function nodeOf(entry: MenuEntry, reading: Reading, iconOfParent?: string): MenuNode {
  const { named, metaAt } = reading;
  const meta = isOutside(entry.url) ? null : metaAt(pathOf(entry.url));
  const children = entry.children.filter((child) => isShown(child, reading));
  const [only] = children;
  if (only && children.length === 1 && !meta?.alwaysShow) return nodeOf(only, reading, entry.icon);
  const fallback = children.length > 0 ? 'folder' : isOutside(entry.url) ? 'outside' : undefined;
  return {
    key: entry.menu_id,
    title: named(entry.menu_name),
    icon: iconNamed(entry.icon, meta?.icon, iconOfParent, fallback),
    url: entry.url,
    path: pathOf(entry.url),
    isOutside: isOutside(entry.url),
    children: children.map((child) => nodeOf(child, reading)),
  };
}

/** Every entry that leads somewhere, parents left out. */
export function leavesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));
}
