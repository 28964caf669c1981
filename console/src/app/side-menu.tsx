// The sidebar: product name and the menu the server gives this person (R-MENU-001 to R-MENU-005).
import { useQuery } from '@tanstack/react-query';
import { Button, Menu, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { menuItems } from './menu-items.tsx';
import { menuQuery } from './person.ts';
import { useMenuNames } from './use-menu-names.ts';
import { ProductMark } from './product-mark.tsx';

export function SideMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const menu = useQuery(menuQuery);
  const items = menuItems(menu.data ?? [], pathname, useMenuNames());
  return (
    <nav aria-label={t('app.menu')}>
      <Link to="/dashboard" className="brand">
        <ProductMark />
        {t('app.product')}
      </Link>
      {menu.isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} className="menu-failed" />}
      {menu.isError && (
        <div className="menu-failed" role="alert">
          <p>{t('app.menuFailed')}</p>
          <Button size="small" onClick={() => void menu.refetch()}>
            {t('list.retry')}
          </Button>
        </div>
      )}
      {menu.isSuccess && (
        <Menu
          mode="inline"
          // The longest English entry has just the room this leaves.
          inlineIndent={16}
          items={items}
          selectedKeys={[pathname]}
          defaultOpenKeys={items.filter((item) => item.children).map((item) => item.key)}
        />
      )}
    </nav>
  );
}
