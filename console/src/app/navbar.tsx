// The bar on top, in its full and in its simple edition (R-SHELL-002 to R-SHELL-011); narrow screens see the most needed of it.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notifications } from '../features/messages/notifications.tsx';
import { UnreadBell } from '../features/messages/unread-bell.tsx';
import { useLoggedErrors } from '../lib/error-log.ts';
import { useChosen } from '../lib/kept-choice.ts';
import { changeLayout, layoutSettings } from '../lib/layout-settings.ts';
import { LineIcon } from '../ui/line-icon.tsx';
import { later } from '../ui/later.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './navbar.css';
import { NavbarTabs } from './navbar-tabs.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SettingsButton } from './settings-button.tsx';
import { SizeSwitch } from './size-switch.tsx';

const ErrorLogButton = later(() =>
  import('./error-log-button.tsx').then((room) => ({ default: room.ErrorLogButton })),
);

export type NavbarProps = {
  readonly isWide: boolean;
  /** Of the menu: beside the page, or on narrow screens above it. */
  readonly isOpen: boolean;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
};

export function Navbar({ isWide, isOpen, onMenu, onSearch }: NavbarProps) {
  const { t } = useTranslation();
  const { edition, showSettings } = useChosen(layoutSettings);
  const errors = useLoggedErrors();
  const isFull = edition === 'full';
  const menuWords = isOpen ? t('app.narrowMenu') : t('app.widenMenu');
  const menuName = isWide ? menuWords : t('app.openMenu');
  const other = isFull ? t('app.toSimple') : t('app.toFull');
  return (
    <header className="navbar">
      <button
        type="button"
        className={isOpen ? 'bar-button bar-turned' : 'bar-button'}
        aria-label={menuName}
        title={menuName}
        aria-expanded={isOpen}
        onClick={onMenu}
      >
        <LineIcon name="menu" size={18} />
      </button>
      {!isWide && <strong>{t('app.product')}</strong>}
      {isWide && isFull && <Breadcrumb />}
      {isWide && <NavbarTabs />}
      <span className="navbar-space" />
      <button
        type="button"
        className="bar-button"
        aria-label={t('app.search')}
        title={t('app.search')}
        onClick={onSearch}
      >
        <LineIcon name="search" />
      </button>
      {isWide && errors.length > 0 && <ErrorLogButton errors={errors} />}
      {isWide && isFull && <FullScreenButton />}
      {isWide && isFull && <SizeSwitch />}
      <LanguageSwitch />
      {isWide && (
        <Link
          className="bar-button"
          to="/api/tip/messagetip"
          aria-label={t('app.messageTip')}
          title={t('app.messageTip')}
        >
          <LineIcon name="mail" />
        </Link>
      )}
      {isWide && <Notifications />}
      <UnreadBell />
      {showSettings && <SettingsButton />}
      {isWide && (
        <button
          type="button"
          className="bar-button"
          aria-label={other}
          title={other}
          onClick={() => changeLayout({ edition: isFull ? 'simple' : 'full' })}
        >
          <LineIcon name="swap" />
        </button>
      )}
      <PersonMenu />
    </header>
  );
}
