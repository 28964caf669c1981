// Around every page: its title in the window's, and each new page begins at its top (R-RTE-006).
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';

export type TitleKey = `app.titles.${
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
  | 'brakes'
  | 'messages'
  | 'login'
  | 'authorised'
  | 'notFound'
  | 'noPermission'
  | 'screenshot'}`;

const hasTitle = (handle: unknown): handle is { title: TitleKey } =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

export function TitledPages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast((candidate) => hasTitle(candidate));
  const title = handle ? `${t(handle.title)} - ${t('app.product')}` : t('app.product');
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    // In newer browsers scrollTo answers a promise, which an effect must not hand on.
    window.scrollTo(0, 0);
  }, [pathname]);
  return <Outlet />;
}
