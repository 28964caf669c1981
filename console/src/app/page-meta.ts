// What a route tells of its page besides what it draws: its title, and how menu, breadcrumb and tags treat it (R-RTE-067).
import { matchRoutes, type RouteObject, type UIMatch } from 'react-router';
import type { DemoName } from '../lib/demo-names.ts';
import type { IconName } from '../ui/line-icon.tsx';

export type TitleKey =
  | DemoName
  | `app.titles.${
      | 'dashboard'
      | 'content'
      | 'mine'
      | 'drafts'
      | 'materials'
      | 'schedule'
      | 'calendar'
      | 'history'
      | 'statistics'
      | 'compose'
      | 'composeFacebook'
      | 'composeTwitter'
      | 'detail'
      | 'accounts'
      | 'myAccounts'
      | 'allAccounts'
      | 'recommended'
      | 'brakes'
      | 'messages'
      | 'messageTip'
      | 'users'
      | 'departments'
      | 'roles'
      | 'resources'
      | 'audit'
      | 'filing'
      | 'linkHosts'
      | 'channelApps'
      | 'demonstration'
      | 'password'
      | 'sessions'
      | 'login'
      | 'authorised'
      | 'notFound'
      | 'noPermission'
      | 'screenshot'}`;

export type PageMeta = {
  readonly title: TitleKey;
  /** Of its menu entry, where that has none of its own. */
  readonly icon?: IconName;
  /** Only for holders of one of these roles; others go to /401 (R-RTE-068). */
  readonly roles?: readonly string[];
  /** Made anew at every visit; any other page is kept as it was while its tag is open (R-SHELL-051). */
  readonly noCache?: true;
  /** The path of the menu entry that is marked while this page is open (R-SHELL-028). */
  readonly activeMenu?: string;
  /** Never in the menu, whatever the server lists. */
  readonly hidden?: true;
  /** Stays a parent in the menu, even with one child (R-SHELL-014). */
  readonly alwaysShow?: true;
  /** Its tag is there from the start and has no close control (R-SHELL-044). */
  readonly affix?: true;
  /** Drawn without the component library, which is then not waited for. */
  readonly isPlain?: true;
};

export function metaOf({ handle }: Pick<UIMatch, 'handle'>): PageMeta | null {
  return isMeta(handle) ? handle : null;
}

const isMeta = (handle: unknown): handle is PageMeta =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Of the page at a path; null where nobody has one. */
export function metaAt(routes: readonly RouteObject[], path: string): PageMeta | null {
  const found = matchRoutes([...routes], path)?.at(-1);
  return found && isMeta(found.route.handle) ? found.route.handle : null;
}
