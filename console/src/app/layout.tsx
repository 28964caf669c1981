// The frame around every signed-in page: sidebar from the server's menu, navbar, and the page itself.
import { mobileBelowPx, sidebarPx } from '@herald/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Layout } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { PauseBanner } from '../features/brakes/pause-banner.tsx';
import { UploadTray } from '../features/upload/upload-tray.tsx';
import { useSigns } from '../lib/permissions.ts';
import { useMedia } from '../ui/use-media.ts';
import { AntdFrame } from './antd-frame.tsx';
import './layout.css';
import { Navbar } from './navbar.tsx';
import { menuQuery } from './person.ts';
import { SideMenu } from './side-menu.tsx';
import { SignedOutBar } from './signed-out-bar.tsx';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((room) => ({ default: room.MenuDrawer })));

export function PageLayout() {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const memory = useQueryClient();
  const isWide = useMedia(`(min-width: ${mobileBelowPx}px)`);
  const { pathname } = useLocation();
  // The drawer belongs to the page it was opened on, so going elsewhere closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isDrawerOpen = openedOn === pathname;
  return (
    <AntdFrame>
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <Layout className="frame">
        {isWide ? (
          <Layout.Sider width={sidebarPx} className="frame-side" theme="light">
            <SideMenu />
          </Layout.Sider>
        ) : (
          <Suspense fallback={null}>
            {isDrawerOpen && <MenuDrawer onClose={() => setOpenedOn(null)} />}
          </Suspense>
        )}
        <Layout className="frame-main">
          <SignedOutBar />
          <PauseBanner />
          <Navbar onMenu={isWide ? undefined : () => setOpenedOn(pathname)} />
          <UploadTray mayEdit={canEdit} onUnit={() => void memory.refetchQueries(menuQuery)} />
          <Layout.Content id="content" tabIndex={-1} className="frame-content">
            <Outlet />
          </Layout.Content>
        </Layout>
      </Layout>
    </AntdFrame>
  );
}
