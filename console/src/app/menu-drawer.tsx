// The sidebar on narrow screens: it slides over the page.
import { sidebarPx } from '@herald/contract/constants.ts';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { SideMenu } from './side-menu.tsx';

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useFocusReturn();
  return (
    <Drawer
      open
      placement="left"
      size={sidebarPx + 40}
      closable={false}
      aria-label={t('app.menu')}
      onClose={onClose}
      styles={{ body: { padding: 0, background: '#f5f5f5' } }}
    >
      <SideMenu />
    </Drawer>
  );
}
