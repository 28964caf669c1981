// The server's menu as entries of a menu: hidden ones left out, a single child in place of its parent (document 2 §3).
import {
  AppstoreOutlined,
  BarChartOutlined,
  BellOutlined,
  ClockCircleOutlined,
  EditOutlined,
  FileTextOutlined,
  FolderOutlined,
  HistoryOutlined,
  InboxOutlined,
  LinkOutlined,
  PauseCircleOutlined,
  PictureOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { MenuEntry } from '@herald/contract/people.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type MenuItem = { key: string; icon?: ReactNode; label: ReactNode; children?: MenuItem[] };

const icons: Readonly<Record<string, ReactNode>> = {
  '/api/content/publish/pubContent': <EditOutlined aria-hidden />,
  '/api/content/contentList/deplist': <TeamOutlined aria-hidden />,
  '/api/content/contentList/mylist': <FileTextOutlined aria-hidden />,
  '/api/content/contentList/myDraft/list': <InboxOutlined aria-hidden />,
  '/api/content/material/myMaterial': <PictureOutlined aria-hidden />,
  '/api/content/schedulepubmaterial/list': <ClockCircleOutlined aria-hidden />,
  '/api/content/publish/pubHistory': <HistoryOutlined aria-hidden />,
  '/api/content/publish/statistic': <BarChartOutlined aria-hidden />,
  '/api/control/account/addAccount': <LinkOutlined aria-hidden />,
  '/api/control/brakes': <PauseCircleOutlined aria-hidden />,
  '/api/infor/myInfor': <BellOutlined aria-hidden />,
};

const isExternal = (url: string) => /^(https?:|mailto:|tel:)/i.test(url);

/** The path part decides what an entry is; its query comes along (as in myInfor?navLink=1). */
const pathOfUrl = (url: string) => url.split(/[?#]/)[0] ?? url;

/** `named` turns a name of the server's into the reader's language. */
export function menuItems(
  entries: readonly MenuEntry[],
  here: string,
  named: (name: string) => string,
): MenuItem[] {
  return entries
    .filter((entry) => !entry.hidden)
    .map((entry) => menuItem({ ...entry, menu_name: named(entry.menu_name) }, here, named));
}

function menuItem(entry: MenuEntry, here: string, named: (name: string) => string): MenuItem {
  const children = entry.children.filter((child) => !child.hidden);
  const [only] = children;
  if (only && children.length === 1)
    return menuItem({ ...only, menu_name: named(only.menu_name) }, here, named);
  if (children.length > 0)
    return {
      key: `menu-${entry.menu_id}`,
      icon: icons[pathOfUrl(entry.url)] ?? <FolderOutlined aria-hidden />,
      label: entry.menu_name,
      children: menuItems(children, here, named),
    };
  return {
    key: pathOfUrl(entry.url),
    icon: icons[pathOfUrl(entry.url)] ?? <AppstoreOutlined aria-hidden />,
    label: label(entry, here),
  };
}

/** The entry that is open already opens anew (R-RTE-028). */
function label(entry: MenuEntry, here: string): ReactNode {
  if (isExternal(entry.url))
    return (
      <a href={entry.url} target="_blank" rel="noopener noreferrer">
        {entry.menu_name}
      </a>
    );
  const isOpen = pathOfUrl(entry.url) === here;
  return (
    <Link to={isOpen ? `/menuRedirect?path=${encodeURIComponent(entry.url)}` : entry.url}>
      {entry.menu_name}
    </Link>
  );
}
