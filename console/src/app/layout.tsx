// The frame around every signed-in page: sidebar from the server’s menu, navbar, tags, and the pages that are open.
import { mobileBelowPx } from '@herald/contract/constants.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type RouteObject } from 'react-router';
import { PauseBanner } from '../features/brakes/pause-banner.tsx';
import { sidebarOpen } from '../lib/cookie-choices.ts';
import { useChosen } from '../lib/kept-choice.ts';
import { hearOtherWindows, layoutSettings } from '../lib/layout-settings.ts';
import { useShownRoles } from '../lib/shown-roles.ts';
import { useMedia } from '../ui/use-media.ts';
import { KeptPages } from './kept-pages.tsx';
import './layout.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { Navbar } from './navbar.tsx';
import { OtherPersonBar } from './other-person-bar.tsx';
import { PaletteDoor } from './palette-door.tsx';
import { PagesContext } from './pages-context.ts';
import { ShortcutsDoor } from './shortcuts-door.tsx';
import { SideMenu } from './side-menu.tsx';
import { SignedOutBar } from './signed-out-bar.tsx';
import { TagsView } from './tags-view.tsx';
import { useLettingGo, useVisits } from './use-tags.ts';

/** One's own, which nobody looks as. */
const none: readonly string[] = [];

export function PageLayout({ pages }: { readonly pages: readonly RouteObject[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { tagsView, fixedHeader } = useChosen(layoutSettings);
  const side = useSide();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [tray, setTray] = useState<HTMLElement | null>(null);
  const [isSearching, setSearching] = useState(false);
  // The drawer belongs to the page it was opened on, so going elsewhere closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  useVisits(tagsView);
  useLettingGo(useShownRoles(none).join());
  useEffect(() => hearOtherWindows(), []);
  const turn = () => (side.isWide ? side.toggle() : setOpenedOn(pathname));
  return (
    <PagesContext value={pages}>
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <div className="frame" data-side={side.isOpen ? 'open' : 'closed'} data-still={side.isStill}>
        {side.isWide ? (
          <aside className="frame-side">
            <SideMenu isNarrow={!side.isOpen} />
          </aside>
        ) : (
          openedOn === pathname && <MenuDrawer onClose={() => setOpenedOn(null)} />
        )}
        <div className="frame-main">
          <SignedOutBar />
          <OtherPersonBar />
          <PauseBanner />
          <div className="frame-head" data-fixed={fixedHeader}>
            <Navbar
              isWide={side.isWide}
              isOpen={side.isWide ? side.isOpen : openedOn === pathname}
              onMenu={turn}
              onSearch={() => setSearching(true)}
            />
            {tagsView && <TagsView />}
          </div>
          <div ref={setTray} />
          <main id="content" tabIndex={-1} className="frame-content" ref={setHost} />
          {host && <KeptPages {...{ host, tray }} isKeeping={tagsView} />}
        </div>
      </div>
      <PaletteDoor isOpen={isSearching} onTurn={setSearching} />
      <ShortcutsDoor />
    </PagesContext>
  );
}

/** Beside the page from 992 pixels on, open or narrow; coming from or going to a narrow screen it changes without moving (R-SHELL-020 to R-SHELL-026). */
function useSide() {
  const isWide = useMedia(`(min-width: ${mobileBelowPx}px)`);
  const isOpen = useChosen(sidebarOpen);
  const [{ wasWide, isStill }, setMoving] = useState({ wasWide: isWide, isStill: true });
  if (wasWide !== isWide) setMoving({ wasWide: isWide, isStill: true });
  const toggle = () => {
    setMoving({ wasWide: isWide, isStill: false });
    sidebarOpen.choose(!isOpen);
  };
  return { isWide, isOpen, isStill, toggle };
}
