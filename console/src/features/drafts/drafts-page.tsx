// My drafts: found by title and by the days they were created in.
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useDrafts } from './api.ts';
import { DayRange } from './day-range.tsx';
import { useDraftColumns } from './use-draft-columns.tsx';

/** The first second of the first day to the last second of the last (R-LIST-018). */
const firstSecond = '00:00:00';
const lastSecond = '23:59:59';

export function DraftsPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const [title, from, until] = [address.read('title'), address.read('from'), address.read('until')];
  const query = {
    page: address.page,
    pageSize: address.pageSize,
    title,
    ...(from === '' ? {} : { startTime: `${from} ${firstSecond}` }),
    ...(until === '' ? {} : { endTime: `${until} ${lastSecond}` }),
  };
  const listProps = useListProps(address, useDrafts(query, address.refreshTime));
  const columns = useDraftColumns();
  const isFiltered = title !== '' || from !== '' || until !== '';
  return (
    <PageFrame
      heading={t('drafts.title')}
      action={<NewContentLink />}
      tools={
        <>
          <SearchBox
            label={t('list.titleSearch')}
            value={title}
            onSearch={(text) => address.filter({ title: text })}
          />
          <DayRange from={from} until={until} onChange={(days) => address.filter(days)} />
        </>
      }
    >
      <ListTable
        label={t('drafts.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        empty={
          isFiltered
            ? { text: t('drafts.nothingFound') }
            : { text: t('drafts.empty'), action: <NewContentLink /> }
        }
      />
    </PageFrame>
  );
}
