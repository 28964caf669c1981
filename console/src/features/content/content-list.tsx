// A list of packages with its tabs, search, filters and pages, all of them in the address; several are dealt with at once.
import { trashKeptDays } from '@herald/contract/trash.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { usePageChoice } from '../../lib/choice.ts';
import type { RenderDetail, RenderSeveral } from '../../lib/detail-door.ts';
import { ExportButton } from '../../lib/export-button.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { heardSort } from '../../lib/list-sort.ts';
import { useListProps } from '../../lib/list-props.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { useChosenColumns } from '../../lib/use-chosen-columns.tsx';
import { useSortOptions } from '../../lib/use-sort-options.ts';
import { useTrash } from '../../lib/use-trash.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { SortChoice } from '../../ui/sort-choice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { deletePackage, readAllContent, restorePackage, type ContentRow, type Scope } from './api.ts';
import { ContentBulk } from './content-bulk.tsx';
import {
  ContentFilters,
  contentQueryOf,
  contentFilterNames,
  isNarrowed,
  sortOfContent,
} from './content-filters.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { useContentTable } from './use-content-table.ts';
import { useContentColumns } from './use-content-columns.tsx';
import { useContentCounts, useContentList, useRefreshContent } from './use-content.ts';
import { useContentTitle } from './use-package-columns.ts';

const headings = {
  mine: 'content.mine',
  department: 'content.department',
  all: 'content.all',
} as const satisfies Record<Scope, string>;

export type ContentDoors = { readonly renderDetail: RenderDetail; readonly renderSeveral: RenderSeveral };
export type ContentListProps = ContentDoors & { readonly scope: Scope; readonly tools?: ReactNode };

export function ContentList({ scope, tools, renderDetail, renderSeveral }: ContentListProps) {
  const { t } = useTranslation();
  const { canEdit, canPublish, canScheduleFromDetail } = useSigns();
  const mayChoose = canEdit || canPublish || canScheduleFromDetail;
  const address = useListAddress();
  const refresh = useRefreshContent();
  const trash = useTrash({ remove: deletePackage, restore: restorePackage, refresh });
  const titleOf = useContentTitle();
  const [opened, setOpened] = useState<string | null>(null);
  const query = contentQueryOf(address);
  const isDeleted = query.state === 'deleted';
  const counts = useContentCounts(scope, query, address.refreshTime);
  const listProps = useListProps(address, useContentList(scope, query, address.refreshTime));
  const rows = listProps.rows ?? [];
  const choice = usePageChoice(rows.map(({ pkGUID }) => pkGUID));
  // It may have been published or scheduled there.
  const close = () => {
    setOpened(null);
    void refresh();
  };
  const sort = sortOfContent(address);
  const { columns, chooser } = useChosenColumns(
    'content',
    sort.headed(useContentColumns({ isDeleted, trash, onOpen: isDeleted ? null : setOpened })),
  );
  const orders = useSortOptions(sort, columns);
  const tableOf = useContentTable();
  const selection = {
    chosen: choice.chosen,
    title: t('list.choice'),
    nameOf: (row: ContentRow) => t('list.select', { title: titleOf(row) }),
    onChoose: choice.choose,
  };
  const aside = (
    <>
      <ExportButton
        name={t(headings[scope])}
        chosen={rows.filter(({ pkGUID }) => choice.chosen.includes(pkGUID))}
        readAll={() => readAllContent(scope, query)}
        tableOf={tableOf}
      />
      <SortChoice {...orders} />
      {chooser}
    </>
  );
  const nothing = isDeleted
    ? { text: t('list.trashEmpty', { days: trashKeptDays }) }
    : { text: t('content.empty'), action: <NewContentLink /> };
  return (
    <PageFrame
      heading={t(headings[scope])}
      action={<NewContentLink />}
      tools={
        <>
          {tools}
          <ContentFilters address={address} />
        </>
      }
    >
      <ContentTabs state={query.state} counts={counts} onChoose={(state) => address.filter({ state })} />
      {(listProps.rows === undefined || rows.length > 0) && (
        <ContentBulk {...{ rows, choice, isDeleted, trash, aside, renderSeveral, refresh }} />
      )}
      <ListTable
        label={t(headings[scope])}
        columns={columns}
        rowKey="pkGUID"
        {...listProps}
        onHead={heardSort(sort.onSort)}
        {...(mayChoose ? { choice: selection } : {})}
        empty={
          isNarrowed(address) || (query.state && !isDeleted)
            ? nothingMatches(
                t('content.nothingFound'),
                address,
                isDeleted ? contentFilterNames : [...contentFilterNames, 'state'],
              )
            : nothing
        }
      />
      {opened !== null && renderDetail({ kind: 'package', id: opened, isOnlyRead: false, onClose: close })}
    </PageFrame>
  );
}
