// The sidebar: the product’s name, and the menu the server gives this person (R-MENU-001 to R-MENU-005, R-SHELL-012 to R-SHELL-018).
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useChosen } from '../lib/kept-choice.ts';
import { layoutSettings } from '../lib/layout-settings.ts';
import { MenuNodes } from './menu-nodes.tsx';
import { ProductMark } from './product-mark.tsx';
import './side-menu.css';
import { useMenuTree } from './use-menu-tree.ts';
import { usePageMeta } from './use-tags.ts';

export function SideMenu({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { sidebarLogo } = useChosen(layoutSettings);
  const { menu, nodes } = useMenuTree();
  const marked = usePageMeta()?.activeMenu ?? pathname;
  return (
    <nav aria-label={t('app.menu')} className={isNarrow ? 'side-menu side-menu-narrow' : 'side-menu'}>
      {sidebarLogo && (
        <Link to="/" className="brand" aria-label={t('app.product')}>
          <ProductMark />
          {!isNarrow && t('app.product')}
        </Link>
      )}
      {menu.isPending && <p className="menu-failed">{t('app.menuLoading')}</p>}
      {menu.isError && (
        <div className="menu-failed" role="alert">
          <p>{t('app.menuFailed')}</p>
          <button type="button" className="bar-button" onClick={() => void menu.refetch()}>
            {t('app.retry')}
          </button>
        </div>
      )}
      {menu.isSuccess && <MenuNodes {...{ nodes, marked, isNarrow }} here={pathname} />}
    </nav>
  );
}
