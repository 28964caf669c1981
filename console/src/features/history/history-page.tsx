// The publish history: what is live where, since when, and how we know (R-HIST-001, R-HIST-003).
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import { ExportButton } from '../../lib/export-button.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { useChosenColumns } from '../../lib/use-chosen-columns.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { later } from '../../ui/later.tsx';
import { readAllHistory, scopes, startingScope, useHistoryList, useRowPictures } from './api.ts';
import { HistoryFilters, historyQueryOf, historyFilterNames, isNarrowed } from './history-filters.tsx';
import { HistoryTabs } from './history-tabs.tsx';
import { useHistoryTable } from './use-history-table.ts';
import { useHistoryColumns } from './use-history-columns.tsx';

const HistoryDrawer = later(() =>
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
  const query = historyQueryOf(address);
  const list = useHistoryList(scope, query, address.refreshTime);
  const listProps = useListProps(address, list);
  const searchOf = (id: string) => address.searchWith({ id });
  const { columns, chooser } = useChosenColumns(
    'history',
    useHistoryColumns(searchOf, useRowPictures(list.data?.items)),
  );
  const tableOf = useHistoryTable();
  const shown = address.read('id');
  const tabs = open.map((key) => ({ key, label: t(tabNames[key]) }));
  return (
    <PageFrame heading={t('history.title')}>
      <Tabs
        items={tabs}
        activeKey={scope}
        onChange={(wanted) => address.filter({ scope: wanted === own ? '' : wanted })}
      />
      <HistoryFilters address={address} />
      <HistoryTabs
        tab={query.tab}
        counts={list.data?.counts}
        onChoose={(tab) => address.filter({ tab, state: '' })}
      />
      {(listProps.rows === undefined || listProps.rows.length > 0) && (
        <ChoiceBar
          aside={
            <>
              <ExportButton
                name={t('history.title')}
                chosen={[]}
                readAll={() => readAllHistory(scope, query)}
                tableOf={tableOf}
              />
              {chooser}
            </>
          }
        />
      )}
      <ListTable
        label={t('history.title')}
        columns={columns}
        rowKey="opp_id"
        {...listProps}
        empty={
          isNarrowed(address)
            ? nothingMatches(t('history.nothingFound'), address, historyFilterNames)
            : { text: t('history.empty'), action: <NewContentLink /> }
        }
      />
      {shown !== '' && (
        <HistoryDrawer id={shown} searchOf={searchOf} onClose={() => address.show({ id: '' })} />
      )}
    </PageFrame>
  );
}
