// The profile: who one is, what one does, and an account whose Update only says so (R-DEMO-059 to R-DEMO-062).
import type { Me } from '@herald/contract/people.ts';
import { Card, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import './demo.css';
import { ProfileAccount } from './profile-account.tsx';
import { ProfileActivity } from './profile-activity.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileTimeline } from './profile-timeline.tsx';

export function ProfilePage({ person }: { readonly person: Me }) {
  const { t } = useTranslation();
  const items = [
    { key: 'activity', label: t('demo.profile.activity'), children: <ProfileActivity /> },
    { key: 'timeline', label: t('demo.profile.timeline'), children: <ProfileTimeline /> },
    { key: 'account', label: t('demo.profile.account'), children: <ProfileAccount name={person.name} /> },
  ];
  return (
    <PageFrame heading={t('menu.demo.profile')}>
      <div className="dm-profile">
        <ProfileCard person={person} />
        <Card>
          <Tabs items={items} />
        </Card>
      </div>
    </PageFrame>
  );
}
