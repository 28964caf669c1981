// A list of packages with its search, filters and pages, all of them in the address; several can be deleted at once.
import { useState, type ReactNode } from 'react';
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
import { useContentList, useDeletePackage, useRefreshContent, type ContentRow, type Scope } from './api.ts';
import { ContentDialog } from './content-dialog.tsx';
import { ContentFilters, contentQueryOf, isNarrowed } from './content-filters.tsx';
import { useContentColumns, useContentTitle } from './use-content-columns.tsx';

const headings = {
  mine: 'content.mine',
  department: 'content.department',
  all: 'content.all',
} as const satisfies Record<Scope, string>;

export function ContentList({ scope, tools }: { scope: Scope; tools?: ReactNode }) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const address = useListAddress();
  const refresh = useRefreshContent();
  const deletePackage = useDeletePackage();
  const titleOf = useContentTitle();
  const [opened, setOpened] = useState<string | null>(null);
  const list = useContentList(scope, contentQueryOf(address), address.refreshTime);
  const listProps = useListProps(address, list);
  const rows = listProps.rows ?? [];
  const shown = rows.map(({ pkGUID }) => pkGUID);
  const choice = usePageChoice(shown);
  const remove = async (some: readonly ContentRow[]) => {
    const named = some.map((row) => ({ id: row.pkGUID, title: titleOf(row) }));
    await removeAll(t, named, (pkGUID) => deletePackage.mutateAsync(pkGUID));
    await refresh();
  };
  const columns = useContentColumns({ onOpen: setOpened, onRemove: remove });
  const chosenRows = rows.filter(({ pkGUID }) => choice.chosen.includes(pkGUID));
  const selection = {
    chosen: choice.chosen,
    nameOf: (row: ContentRow) => t('list.select', { title: titleOf(row) }),
    onChoose: choice.choose,
  };
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
        label={t(headings[scope])}
        columns={columns}
        rowKey="pkGUID"
        {...listProps}
        {...(canEdit ? { choice: selection } : {})}
        empty={
          isNarrowed(address)
            ? { text: t('content.nothingFound') }
            : { text: t('content.empty'), action: <NewContentLink /> }
        }
      />
      {opened !== null && <ContentDialog pkGUID={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
