// What the list of scheduled posts is narrowed by: a title, the days they go out, a channel, uploaded files; all of it in the address.
import { ChannelId, channelIds, channelNames } from '@herald/contract/channel-ids.ts';
import { scheduleStates } from '@herald/contract/endpoints/schedules.ts';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayRange, secondsOf } from '../../lib/day-range.tsx';
import type { ListAddress } from '../../lib/list-address.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import type { ScheduleQuery } from './api.ts';

export const scheduleFilterNames = ['title', 'state', 'channelid', 'from', 'until', 'files'] as const;

export function isNarrowed(address: ListAddress): boolean {
  return scheduleFilterNames.some((name) => address.read(name) !== '');
}

/** What the address asks for. */
export function scheduleQueryOf({ page, pageSize, read }: ListAddress) {
  const state = scheduleStates.find((one) => one === read('state'));
  const channel = ChannelId.safeParse(Number(read('channelid'))).data;
  const { start, end } = secondsOf({ from: read('from'), until: read('until') });
  const query = {
    page,
    pageSize,
    title: read('title'),
    ...(state === undefined ? {} : { state }),
    ...(channel === undefined ? {} : { channelid: channel }),
    ...(start === null ? {} : { startTime: start }),
    ...(end === null ? {} : { endTime: end }),
  } satisfies ScheduleQuery;
  return { query: { ...query, state }, withFiles: read('files') !== '' };
}

export function ScheduleFilters({ address }: { readonly address: ListAddress }) {
  const { t } = useTranslation();
  const { read, filter } = address;
  const channels = channelIds.map((id) => ({ value: String(id), label: channelNames[id] }));
  return (
    <>
      <SearchBox
        label={t('list.titleSearch')}
        value={read('title')}
        onSearch={(title) => filter({ title })}
      />
      <Select
        aria-label={t('history.channel')}
        value={read('channelid')}
        options={[{ value: '', label: t('history.anyChannel') }, ...channels]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(channelid) => filter({ channelid })}
      />
      <DayRange
        isAhead
        label={t('schedule.days')}
        from={read('from')}
        until={read('until')}
        onChange={filter}
      />
      <Checkbox
        checked={read('files') !== ''}
        onChange={({ target }) => filter({ files: target.checked ? 'only' : '' })}
      >
        {t('schedule.withFiles')}
      </Checkbox>
    </>
  );
}
