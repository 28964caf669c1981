// Around every page: its title in the window's, its colours, and each new page begins at its top (R-RTE-006, R-SHELL-056).
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useTabTitle } from '../lib/tab-title.ts';
import { useDocumentLook } from './use-look.ts';
import { usePageMeta } from './use-tags.ts';

export function TitledPages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const meta = usePageMeta();
  const own = useTabTitle(pathname);
  const named = own ?? (meta ? t(meta.title) : null);
  const title = named === null ? t('app.product') : `${named} - ${t('app.product')}`;
  useDocumentLook();
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    // In newer browsers scrollTo answers a promise, which an effect must not hand on.
    window.scrollTo(0, 0);
  }, [pathname]);
  return <Outlet />;
}
