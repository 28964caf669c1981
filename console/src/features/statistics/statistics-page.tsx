// Statistics: what became of the posts of a range of days, and what readers did with them; all that narrows it is in the address.
import { ChannelId } from '@herald/contract/channel-ids.ts';
import { Button, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadFailureOf } from '../../lib/call-refusal.ts';
import { serverNow } from '../../lib/clock.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { ListStanding } from '../../ui/list-standing.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { scopes, useTotals, type TotalsQuery } from './api.ts';
import { rangeOf } from './days.ts';
import { StatisticsBoard } from './statistics-board.tsx';
import { StatisticsFilters } from './statistics-filters.tsx';
import { groupings, totalOf } from './tally.ts';
import './statistics.css';

const tabNames = {
  mine: 'history.tabs.mine',
  department: 'history.tabs.department',
  all: 'history.tabs.all',
} as const;

export function StatisticsPage() {
  const { t } = useTranslation();
  const { seesAll } = useSigns();
  const address = useListAddress();
  const { read, filter, refreshTime } = address;
  const today = wallClock(new Date(serverNow()).toISOString()).slice(0, 10);
  const range = rangeOf({ from: read('from'), until: read('until') }, today);
  const open = scopes.filter((scope) => scope !== 'all' || seesAll);
  const of = open.find((scope) => scope === read('scope')) ?? 'mine';
  const channelid = ChannelId.safeParse(Number(read('channelid'))).data;
  const grouping = groupings.find((one) => one === read('by')) ?? 'day';
  const bid = read('bid');
  const wide: TotalsQuery = { of, ...range, ...(channelid === undefined ? {} : { channelid }) };
  const asked = useTotals(bid === '' ? wide : { ...wide, bid }, refreshTime);
  // Whichever account is chosen, the others can be chosen in its place.
  const accounts = useTotals(wide, refreshTime).data?.accounts ?? [];
  const isNarrowed = bid !== '' || channelid !== undefined;
  const totals = asked.data;
  return (
    <PageFrame heading={t('statistics.title')}>
      <Tabs
        items={open.map((key) => ({ key, label: t(tabNames[key]) }))}
        activeKey={of}
        onChange={(scope) => filter({ scope: scope === 'mine' ? '' : scope, bid: '' })}
      />
      <StatisticsFilters {...{ address, range, today, channelid, accounts }} />
      {totals !== undefined && totalOf(totals.all) > 0 ? (
        <StatisticsBoard
          {...{ totals, range, grouping }}
          isTurning={asked.isPlaceholderData}
          onGroup={(by) => filter({ by: by === 'day' ? '' : by })}
        />
      ) : (
        <ListStanding
          isWaiting={totals === undefined}
          failure={loadFailureOf(asked.error)}
          retry={{ label: t('list.retry'), onRetry: () => void asked.refetch() }}
          pageSize={12}
          empty={
            isNarrowed
              ? {
                  text: t('statistics.nothingFound'),
                  action: (
                    <Button onClick={() => filter({ channelid: '', bid: '' })}>
                      {t('statistics.everything')}
                    </Button>
                  ),
                }
              : { text: t('statistics.empty'), action: <NewContentLink /> }
          }
        />
      )}
    </PageFrame>
  );
}
