// A list of packages with its search, filters and pages, all of them in the address.
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { mediaMarks } from '../../lib/media-marks.tsx';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useContentList, type Scope } from './api.ts';
import { CategoryButtons } from './category-buttons.tsx';
import { useContentColumns } from './use-content-columns.tsx';

const headings = {
  mine: 'content.mine',
  department: 'content.department',
  all: 'content.all',
} as const satisfies Record<Scope, string>;

export function ContentList({ scope, tools }: { scope: Scope; tools?: ReactNode }) {
  const { t } = useTranslation();
  const address = useListAddress();
  const [keyWord, channel, type] = [address.read('keyWord'), address.read('channel'), address.read('type')];
  const list = useContentList(
    scope,
    {
      page: address.page,
      pageSize: address.pageSize,
      keyWord,
      ...(channel === '' ? {} : { channel }),
      ...(type === '' ? {} : { contentFileType: Number(type) }),
    },
    address.refreshTime,
  );
  const listProps = useListProps(address, list);
  const columns = useContentColumns();
  const isFiltered = keyWord !== '' || channel !== '' || type !== '';
  const anyType = { value: '', label: t('content.anyType') };
  return (
    <PageFrame
      heading={t(headings[scope])}
      action={<NewContentLink />}
      tools={
        <>
          {tools}
          <SearchBox
            label={t('content.search')}
            value={keyWord}
            onSearch={(text) => address.filter({ keyWord: text })}
          />
          <Select
            aria-label={t('list.type')}
            value={type}
            options={[
              anyType,
              ...mediaMarks(t).map((mark) => ({ value: String(mark.type), label: mark.name })),
            ]}
            popupMatchSelectWidth={false}
            style={{ minWidth: 130 }}
            onChange={(wanted) => address.filter({ type: wanted })}
          />
          <CategoryButtons value={channel} onChange={(wanted) => address.filter({ channel: wanted })} />
        </>
      }
    >
      <ListTable
        label={t(headings[scope])}
        columns={columns}
        rowKey="pkGUID"
        {...listProps}
        empty={
          isFiltered
            ? { text: t('content.nothingFound') }
            : { text: t('content.empty'), action: <NewContentLink /> }
        }
      />
    </PageFrame>
  );
}
