// What the calendar shows: one channel or all, one standing or all; both in the address.
import { channelIds, channelNames } from '@herald/contract/channel-ids.ts';
import { calendarStandings, type CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '../../lib/list-address.ts';
import { standingWords } from './standing-words.ts';

export function shownBy({ read }: ListAddress): (item: CalendarItem) => boolean {
  const [channel, standing] = [read('channelid'), read('standing')];
  return (item) =>
    (channel === '' || item.accounts.some(({ channelid }) => String(channelid) === channel)) &&
    (standing === '' || item.standing === standing);
}

export function CalendarFilters({ address: { read, show } }: { readonly address: ListAddress }) {
  const { t } = useTranslation();
  const channels = channelIds.map((id) => ({ value: String(id), label: channelNames[id] }));
  const standings = calendarStandings.map((value) => ({
    value: String(value),
    label: t(standingWords[value]),
  }));
  return (
    <>
      <Select
        aria-label={t('history.channel')}
        value={read('channelid')}
        options={[{ value: '', label: t('history.anyChannel') }, ...channels]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 140 }}
        onChange={(channelid) => show({ channelid })}
      />
      <Select
        aria-label={t('schedule.state')}
        value={read('standing')}
        options={[{ value: '', label: t('history.anyState') }, ...standings]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 140 }}
        onChange={(standing) => show({ standing })}
      />
    </>
  );
}
