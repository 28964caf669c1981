// The bar on top: menu button on narrow screens, language, unread messages, the person.
import { MenuOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import { useTranslation } from 'react-i18next';
import { UnreadBell } from '../features/messages/unread-bell.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PersonMenu } from './person-menu.tsx';

export function Navbar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <Layout.Header className="navbar">
      {onMenu && (
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden />}
          aria-label={t('app.openMenu')}
          onClick={onMenu}
        />
      )}
      {onMenu && <strong>{t('app.product')}</strong>}
      <span className="navbar-space" />
      <LanguageSwitch />
      <UnreadBell />
      <PersonMenu />
    </Layout.Header>
  );
}
