// The publish history: what is live where, since when, and how we know (R-HIST-001, R-HIST-003).
import { Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelId } from '@herald/contract/channels.ts';
import { PublicationState } from '@herald/contract/publications.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { useSigns } from '../../lib/permissions.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { scopes, startingScope, useHistoryList, useRowPictures } from './api.ts';
import { HistoryFilters } from './history-filters.tsx';
import { useHistoryColumns } from './use-history-columns.tsx';

const HistoryDrawer = lazy(() =>
  import('./history-drawer.tsx').then((room) => ({ default: room.HistoryDrawer })),
);

const tabNames = {
  mine: 'history.tabs.mine',
  department: 'history.tabs.department',
  all: 'history.tabs.all',
} as const;

export function HistoryPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const { seesAll } = useSigns();
  const open = scopes.filter((scope) => scope !== 'all' || seesAll);
  const pkGUID = address.read('pkGUID');
  const own = startingScope(pkGUID, seesAll);
  const scope = open.find((candidate) => candidate === address.read('scope')) ?? own;
  const title = address.read('title');
  const state = PublicationState.safeParse(address.read('state')).data;
  const channelid = ChannelId.safeParse(Number(address.read('channelid'))).data;
  const query = {
    page: address.page,
    pageSize: address.pageSize,
    title,
    ...(state === undefined ? {} : { state }),
    ...(channelid === undefined ? {} : { channelid }),
    ...(pkGUID === '' ? {} : { pkGUID }),
  };
  const list = useHistoryList(scope, query, address.refreshTime);
  const listProps = useListProps(address, list);
  const searchOf = (id: string) => address.searchWith({ id });
  const columns = useHistoryColumns(searchOf, useRowPictures(list.data?.items));
  const shown = address.read('id');
  const isFiltered = title !== '' || state !== undefined || channelid !== undefined || pkGUID !== '';
  const tabs = open.map((key) => ({ key, label: t(tabNames[key]) }));
  return (
    <PageFrame heading={t('history.title')}>
      <Tabs
        items={tabs}
        activeKey={scope}
        onChange={(wanted) => address.filter({ scope: wanted === own ? '' : wanted })}
      />
      <HistoryFilters {...{ title, state, channelid, pkGUID }} onFilter={address.filter} />
      <ListTable
        label={t('history.title')}
        columns={columns}
        rowKey="opp_id"
        {...listProps}
        empty={{ text: isFiltered ? t('history.nothingFound') : t('history.empty') }}
      />
      <Suspense fallback={null}>
        {shown !== '' && (
          <HistoryDrawer id={shown} searchOf={searchOf} onClose={() => address.show({ id: '' })} />
        )}
      </Suspense>
    </PageFrame>
  );
}
