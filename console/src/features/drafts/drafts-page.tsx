// My drafts: found by title and days, by how they stand, looked at, deleted one by one or several at once, and restored.
import { draftSorts } from '@herald/contract/content-lists.ts';
import { trashKeptDays } from '@herald/contract/trash.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { usePageChoice } from '../../lib/choice.ts';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import type { RenderDetail } from '../../lib/detail-door.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { heardSort, listSortOf } from '../../lib/list-sort.ts';
import { useListProps } from '../../lib/list-props.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { useChosenColumns } from '../../lib/use-chosen-columns.tsx';
import { useSortOptions } from '../../lib/use-sort-options.ts';
import { useTrash } from '../../lib/use-trash.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { SortChoice } from '../../ui/sort-choice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { TrashButton } from '../../ui/trash-button.tsx';
import { deleteDraft, restoreDraft, useDrafts, useRefreshDrafts, type DraftRow, type Wanted } from './api.ts';
import { DraftSearch } from './draft-search.tsx';
import { DraftTabs, statusOf } from './draft-tabs.tsx';
import { useDeedColumns } from './use-deed-columns.tsx';
import { useDraftColumns, useDraftTitle } from './use-draft-columns.ts';

export function DraftsPage({ renderDetail }: { readonly renderDetail: RenderDetail }) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const address = useListAddress();
  const refresh = useRefreshDrafts();
  const trash = useTrash({ remove: deleteDraft, restore: restoreDraft, refresh });
  const titleOf = useDraftTitle();
  const [opened, setOpened] = useState<string | null>(null);
  const asked = { title: address.read('title'), from: address.read('from'), until: address.read('until') };
  const status = statusOf(address.read('status'));
  const isDeleted = status === 9;
  const sort = listSortOf(address, draftSorts);
  const list = useDrafts(address, { ...asked, ...sort.asked, status }, address.refreshTime);
  const listProps = useListProps(address, list);
  const rows = listProps.rows ?? [];
  const shown = rows.map(({ id }) => id);
  const choice = usePageChoice(shown);
  const namedOf = (row: DraftRow) => ({ id: row.id, title: titleOf(row) });
  // It may have been published or scheduled there.
  const close = () => {
    setOpened(null);
    void refresh();
  };
  const search = (wanted: Wanted) => {
    address.filter(wanted);
    void refresh();
  };
  const [title, ...facts] = useDraftColumns({ titlePx: 360, onOpen: isDeleted ? null : setOpened });
  const [state, ...deeds] = useDeedColumns({ isDeleted, trash });
  // On a narrow screen the last ones are seen only by who scrolls.
  const ordered = [title, state, ...facts, ...deeds].filter((column) => column !== undefined);
  const { columns, chooser } = useChosenColumns('drafts', sort.headed(ordered));
  const orders = useSortOptions(sort, columns);
  const selection = {
    chosen: choice.chosen,
    title: t('list.choice'),
    nameOf: (row: DraftRow) => t('list.select', { title: titleOf(row) }),
    onChoose: choice.choose,
  };
  const isNarrowed = Object.values(asked).some((value) => value !== '') || (status ?? 9) !== 9;
  const nothing = isDeleted
    ? { text: t('list.trashEmpty', { days: trashKeptDays }) }
    : { text: t('drafts.empty'), action: <NewContentLink /> };
  return (
    <PageFrame
      heading={t('drafts.title')}
      action={<NewContentLink />}
      tools={<DraftSearch asked={asked} onSearch={search} />}
    >
      <DraftTabs
        status={status}
        counts={list.data?.counts}
        onChoose={(wanted) => address.filter({ status: wanted })}
      />
      {(listProps.rows === undefined || shown.length > 0) && (
        <ChoiceBar
          {...(canEdit ? { shown, choice } : {})}
          aside={
            <>
              <SortChoice {...orders} />
              {chooser}
            </>
          }
        >
          <TrashButton
            isDeleted={isDeleted}
            {...trash.ofChosen(rows.filter(({ id }) => choice.chosen.includes(id)).map(namedOf))}
          />
        </ChoiceBar>
      )}
      <ListTable
        label={t('drafts.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        onHead={heardSort(sort.onSort)}
        {...(canEdit ? { choice: selection } : {})}
        empty={
          isNarrowed
            ? nothingMatches(
                t('drafts.nothingFound'),
                address,
                isDeleted ? Object.keys(asked) : [...Object.keys(asked), 'status'],
              )
            : nothing
        }
      />
      {opened !== null && renderDetail({ kind: 'draft', id: opened, isOnlyRead: false, onClose: close })}
    </PageFrame>
  );
}
