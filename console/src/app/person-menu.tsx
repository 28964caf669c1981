// Who is signed in, and the way out.
import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { signOut } from '../lib/call.ts';
import { personQuery } from './person.ts';

export function PersonMenu() {
  const { t } = useTranslation();
  const person = useQuery(personQuery).data;
  const items = [
    {
      key: 'who',
      type: 'group' as const,
      label: [person?.name, person?.department].filter((text) => text).join(' · '),
    },
    { key: 'out', icon: <LogoutOutlined aria-hidden />, label: t('app.logOut') },
  ];
  const onClick = ({ key }: { key: string }) => {
    if (key === 'out') void signOut();
  };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick }}>
      <Button
        type="text"
        icon={<UserOutlined aria-hidden />}
        aria-label={`${t('app.account')}: ${person?.name ?? ''}`}
      >
        <span className="navbar-name">{person?.name}</span>
      </Button>
    </Dropdown>
  );
}
