// What narrows the publish history: one package, a title, a state, a channel.
import { channelIds, channelNames, type ChannelId } from '@herald/contract/channels.ts';
import { publicationStates, type PublicationState } from '@herald/contract/publications.ts';
import { Flex, Select, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/search-box.tsx';
import { stateWords } from '../../lib/state-words.ts';

export type HistoryFiltersProps = {
  readonly title: string;
  readonly state: PublicationState | undefined;
  readonly channelid: ChannelId | undefined;
  /** Empty unless one came here from it. */
  readonly pkGUID: string;
  readonly onFilter: (changes: Readonly<Record<string, string>>) => void;
};

export function HistoryFilters({ title, state, channelid, pkGUID, onFilter }: HistoryFiltersProps) {
  const { t } = useTranslation();
  const states = publicationStates.map((value) => ({
    value: String(value),
    label: t(stateWords[value].key),
  }));
  const channels = channelIds.map((id) => ({ value: String(id), label: channelNames[id] }));
  return (
    <Flex wrap gap={8} style={{ marginBottom: 12 }}>
      <SearchBox label={t('list.titleSearch')} value={title} onSearch={(text) => onFilter({ title: text })} />
      <Select
        aria-label={t('history.state')}
        value={state ?? ''}
        options={[{ value: '', label: t('history.anyState') }, ...states]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(wanted) => onFilter({ state: wanted })}
      />
      <Select
        aria-label={t('history.channel')}
        value={channelid === undefined ? '' : String(channelid)}
        options={[{ value: '', label: t('history.anyChannel') }, ...channels]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(wanted) => onFilter({ channelid: wanted })}
      />
      {pkGUID !== '' && (
        <Tag
          style={{ alignSelf: 'center', margin: 0 }}
          closable={{ 'aria-label': t('history.ofEverything') }}
          onClose={() => onFilter({ pkGUID: '' })}
        >
          {t('history.ofOne')}
        </Tag>
      )}
    </Flex>
  );
}
