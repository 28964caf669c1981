// With which application each channel is spoken to: from the servers' settings or set here; no secret is ever shown.
import type { ChannelAppState } from '@herald/contract/channel-apps.ts';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeProps } from '../../lib/whole-props.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { useApps } from './api.ts';
import { AppDeeds } from './app-deeds.tsx';
import { AppDialog } from './app-dialog.tsx';
import { AppStanding } from './app-standing.tsx';

export function AppsPage() {
  const { t } = useTranslation();
  const props = useWholeProps(useApps());
  const [opened, setOpened] = useState<ChannelAppState | null>(null);
  const columns: TableColumnsType<ChannelAppState> = [
    { title: t('filing.channel'), dataIndex: 'name' },
    { title: t('settings.application'), key: 'application', render: (_, app) => <AppStanding app={app} /> },
    { title: t('settings.reaches'), dataIndex: 'reaches' },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, app) => <AppDeeds app={app} onSet={() => setOpened(app)} />,
    },
  ];
  return (
    <PageFrame heading={t('settings.apps')}>
      <p className="aside">{t('settings.appsWhat')}</p>
      <WholeTable
        label={t('settings.apps')}
        columns={columns}
        rowKey="channelid"
        {...props}
        empty={{ text: t('settings.nowhere') }}
      />
      {opened && <AppDialog app={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
