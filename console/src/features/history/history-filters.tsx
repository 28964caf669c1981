// What the publish history is narrowed by: one package, a title, days, a state, a channel; all of it in the address.
import { ChannelId, channelIds, channelNames } from '@herald/contract/channel-ids.ts';
import { HistoryTab } from '@herald/contract/history-tabs.ts';
import { publicationStates, PublicationState } from '@herald/contract/publications.ts';
import { Flex, Select, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayRange, secondsOf } from '../../lib/day-range.tsx';
import type { ListAddress } from '../../lib/list-address.ts';
import { stateWords } from '../../lib/state-words.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import type { HistoryQuery } from './api.ts';

export const historyFilterNames = ['title', 'tab', 'state', 'channelid', 'pkGUID', 'from', 'until'] as const;

export function isNarrowed(address: Pick<ListAddress, 'read'>): boolean {
  return historyFilterNames.some((name) => address.read(name) !== '');
}

/** What the address asks for. */
export function historyQueryOf({
  page,
  pageSize,
  read,
}: Pick<ListAddress, 'page' | 'pageSize' | 'read'>): HistoryQuery {
  const state = PublicationState.safeParse(read('state')).data;
  const tab = HistoryTab.safeParse(read('tab')).data;
  const channel = ChannelId.safeParse(Number(read('channelid'))).data;
  const { start, end } = secondsOf({ from: read('from'), until: read('until') });
  return {
    page,
    pageSize,
    title: read('title'),
    ...(state === undefined ? {} : { state }),
    ...(tab === undefined ? {} : { tab }),
    ...(channel === undefined ? {} : { channelid: channel }),
    ...(read('pkGUID') === '' ? {} : { pkGUID: read('pkGUID') }),
    ...(start === null ? {} : { startTime: start }),
    ...(end === null ? {} : { endTime: end }),
  };
}

export function HistoryFilters({ address }: { readonly address: Pick<ListAddress, 'read' | 'filter'> }) {
  const { t } = useTranslation();
  const { read, filter } = address;
  const states = publicationStates.map((value) => ({
    value: String(value),
    label: t(stateWords[value].key),
  }));
  const channels = channelIds.map((id) => ({ value: String(id), label: channelNames[id] }));
  return (
    <Flex wrap gap={8} style={{ marginBottom: 12 }}>
      <SearchBox
        label={t('list.titleSearch')}
        value={read('title')}
        onSearch={(title) => filter({ title })}
      />
      <Select
        aria-label={t('history.state')}
        value={read('state')}
        options={[{ value: '', label: t('history.anyState') }, ...states]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(state) => filter({ state })}
      />
      <Select
        aria-label={t('history.channel')}
        value={read('channelid')}
        options={[{ value: '', label: t('history.anyChannel') }, ...channels]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(channelid) => filter({ channelid })}
      />
      <DayRange label={t('history.days')} from={read('from')} until={read('until')} onChange={filter} />
      {read('pkGUID') !== '' && (
        <Tag
          style={{ alignSelf: 'center', margin: 0 }}
          closable={{ 'aria-label': t('history.ofEverything') }}
          onClose={() => filter({ pkGUID: '' })}
        >
          {t('history.ofOne')}
        </Tag>
      )}
    </Flex>
  );
}
