// The hosts whose links may have a thumbnail of ours: those of the servers' settings are fixed, others are added and removed.
import type { ListedHost } from '@herald/contract/link-host.ts';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { useWholeProps } from '../../lib/whole-props.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { useHostDeeds, useHosts } from './api.ts';
import { HostForm } from './host-form.tsx';

export function HostsPage() {
  const { t } = useTranslation();
  const props = useWholeProps(useHosts());
  const { remove } = useHostDeeds();
  const drop = async (host: string) => {
    await remove.mutateAsync(host);
    tell('success', t('settings.removed', { host }));
  };
  const columns: TableColumnsType<ListedHost> = [
    { title: t('settings.host'), dataIndex: 'host' },
    {
      title: t('settings.source'),
      key: 'source',
      render: (_, { fixed, addedBy, addedAt }) =>
        fixed ? (
          <StateTag colour="default" text={t('settings.fixed')} />
        ) : (
          t('settings.addedBy', { name: addedBy, time: wallClock(addedAt ?? '') })
        ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, { host, fixed }) =>
        fixed ? (
          <span className="aside">{t('settings.fixedWhy')}</span>
        ) : (
          <AskingButton
            size="small"
            danger
            question={t('settings.removeQuestion', { host })}
            yes={t('settings.remove')}
            no={t('list.cancel')}
            onYes={() => drop(host)}
          >
            {t('settings.remove')}
          </AskingButton>
        ),
    },
  ];
  return (
    <PageFrame heading={t('settings.hosts')}>
      <p className="aside">{t('settings.hostsWhat')}</p>
      <HostForm />
      <WholeTable
        label={t('settings.hosts')}
        columns={columns}
        rowKey="host"
        {...props}
        empty={{ text: t('settings.noHost') }}
      />
    </PageFrame>
  );
}
