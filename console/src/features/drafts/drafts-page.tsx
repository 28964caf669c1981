// My drafts: found by title and by the days they were created in, looked at, deleted one by one or several at once.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageChoice } from '../../lib/choice.ts';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { removeAll } from '../../lib/remove-all.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useDeleteDraft, useDrafts, useRefreshDrafts, type DraftRow, type Wanted } from './api.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { DraftSearch } from './draft-search.tsx';
import { useDeedColumns } from './use-deed-columns.tsx';
import { useDraftColumns, useDraftTitle } from './use-draft-columns.tsx';

export function DraftsPage() {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const address = useListAddress();
  const refresh = useRefreshDrafts();
  const deleteDraft = useDeleteDraft();
  const titleOf = useDraftTitle();
  const [opened, setOpened] = useState<string | null>(null);
  const asked = { title: address.read('title'), from: address.read('from'), until: address.read('until') };
  const listProps = useListProps(address, useDrafts(address, asked, address.refreshTime));
  const rows = listProps.rows ?? [];
  const shown = rows.map(({ id }) => id);
  const choice = usePageChoice(shown);
  const remove = async (some: readonly DraftRow[]) => {
    const named = some.map((row) => ({ id: row.id, title: titleOf(row) }));
    await removeAll(t, named, (id) => deleteDraft.mutateAsync(id));
    await refresh();
  };
  const search = (wanted: Wanted) => {
    address.filter(wanted);
    void refresh();
  };
  const columns = [...useDraftColumns({ titlePx: 360, onOpen: setOpened }), ...useDeedColumns(remove)];
  const chosenRows = rows.filter(({ id }) => choice.chosen.includes(id));
  const selection = {
    chosen: choice.chosen,
    nameOf: (row: DraftRow) => t('list.select', { title: titleOf(row) }),
    onChoose: choice.choose,
  };
  const isFiltered = Object.values(asked).some((value) => value !== '');
  return (
    <PageFrame
      heading={t('drafts.title')}
      action={<NewContentLink />}
      tools={<DraftSearch asked={asked} onSearch={search} />}
    >
      {canEdit && shown.length > 0 && (
        <ChoiceBar shown={shown} choice={choice}>
          <AskingButton
            size="small"
            danger
            question={t('list.deleteSomeQuestion', { number: chosenRows.length })}
            yes={t('list.deleteSome')}
            no={t('list.cancel')}
            onYes={() => remove(chosenRows)}
          >
            {t('list.deleteSome')}
          </AskingButton>
        </ChoiceBar>
      )}
      <ListTable
        label={t('drafts.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        {...(canEdit ? { choice: selection } : {})}
        empty={
          isFiltered
            ? { text: t('drafts.nothingFound') }
            : { text: t('drafts.empty'), action: <NewContentLink /> }
        }
      />
      {opened !== null && <DraftDialog id={opened} mayLeave onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
