// What a content list is narrowed by: keyword, type, days and category; each change asks anew, from the first page.
import { contentSorts, ContentState } from '@herald/contract/content-lists.ts';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayRange, secondsOf } from '../../lib/day-range.tsx';
import type { ListAddress } from '../../lib/list-address.ts';
import { listSortOf } from '../../lib/list-sort.ts';
import { mediaMarks } from '../../lib/media-marks.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import type { ContentQuery } from './api.ts';
import { CategoryButtons } from './category-buttons.tsx';

export const contentFilterNames = ['keyWord', 'channel', 'type', 'from', 'until'] as const;

export function isNarrowed(address: Pick<ListAddress, 'read'>): boolean {
  return contentFilterNames.some((name) => address.read(name) !== '');
}

export const sortOfContent = (address: Pick<ListAddress, 'read' | 'filter'>) =>
  listSortOf(address, contentSorts);

/** What the address asks for. */
export function contentQueryOf(
  address: Pick<ListAddress, 'page' | 'pageSize' | 'read' | 'filter'>,
): ContentQuery {
  const { page, pageSize, read } = address;
  const state = ContentState.safeParse(read('state')).data;
  const { start, end } = secondsOf({ from: read('from'), until: read('until') });
  return {
    page,
    pageSize,
    keyWord: read('keyWord'),
    ...sortOfContent(address).asked,
    ...(state === undefined ? {} : { state }),
    ...(read('channel') === '' ? {} : { channel: read('channel') }),
    ...(read('type') === '' ? {} : { contentFileType: Number(read('type')) }),
    ...(start === null ? {} : { createStartDate: start }),
    ...(end === null ? {} : { createEndDate: end }),
  };
}

export function ContentFilters({ address }: { readonly address: Pick<ListAddress, 'read' | 'filter'> }) {
  const { t } = useTranslation();
  const { read, filter } = address;
  const types = mediaMarks(t).map((mark) => ({ value: String(mark.type), label: mark.name }));
  return (
    <>
      <SearchBox
        label={t('content.search')}
        value={read('keyWord')}
        onSearch={(keyWord) => filter({ keyWord })}
      />
      <Select
        aria-label={t('list.type')}
        value={read('type')}
        options={[{ value: '', label: t('content.anyType') }, ...types]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 130 }}
        onChange={(type) => filter({ type })}
      />
      <DayRange from={read('from')} until={read('until')} onChange={filter} />
      <CategoryButtons value={read('channel')} onChange={(channel) => filter({ channel })} />
    </>
  );
}
