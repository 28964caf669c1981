// What the statistics are narrowed by: days, a channel, an account; each change is kept in the address.
import { channelIds, channelNames, type ChannelId } from '@herald/contract/channel-ids.ts';
import type { Totals } from '@herald/contract/totals.ts';
import { Flex, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '../../lib/list-address.ts';
import type { Range } from './days.ts';
import { RangeButtons } from './range-buttons.tsx';

export type StatisticsFiltersProps = {
  readonly address: ListAddress;
  readonly range: Range;
  readonly today: string;
  readonly channelid: ChannelId | undefined;
  /** Those that could be chosen: what stands behind the other filters. */
  readonly accounts: Totals['accounts'];
};

export function StatisticsFilters({ address, range, today, channelid, accounts }: StatisticsFiltersProps) {
  const { t } = useTranslation();
  const bid = address.read('bid');
  const channels = channelIds.map((id) => ({ value: String(id), label: channelNames[id] }));
  const known = accounts.map((one) => ({
    value: one.bid,
    label: `${one.accountName} (${channelNames[one.channelid]})`,
  }));
  // One from the address that has nothing in these days is shown all the same: it narrows them.
  const isStrange = bid !== '' && accounts.every((one) => one.bid !== bid);
  const strange = isStrange ? [{ value: bid, label: t('statistics.otherAccount') }] : [];
  return (
    <Flex wrap gap={8} align="center" style={{ marginBottom: 16 }}>
      <RangeButtons
        range={range}
        today={today}
        onChange={({ from, until }) => address.filter({ from, until })}
      />
      <Select
        aria-label={t('history.channel')}
        value={channelid === undefined ? '' : String(channelid)}
        options={[{ value: '', label: t('history.anyChannel') }, ...channels]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(wanted) => address.filter({ channelid: wanted, bid: '' })}
      />
      <Select
        aria-label={t('history.account')}
        value={bid}
        options={[{ value: '', label: t('statistics.anyAccount') }, ...known, ...strange]}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        style={{ minWidth: 180, maxWidth: '100%' }}
        onChange={(wanted) => address.filter({ bid: wanted })}
      />
    </Flex>
  );
}
