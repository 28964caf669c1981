// The dialog that chooses among my drafts, across its pages; what was chosen counts only once it is confirmed (R-DRAFT-018, R-DRAFT-019).
import { CheckCircleFilled, PlusCircleOutlined } from '@ant-design/icons';
import { Button, Modal, Tooltip, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoice } from '../../lib/choice.ts';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import type { RenderDetail } from '../../lib/detail-door.ts';
import { useListProps } from '../../lib/list-props.ts';
import { useOwnPages } from '../../lib/own-pages.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { everything, useDrafts, useRefreshDrafts, type DraftRow, type Wanted } from './api.ts';
import { DraftSearch } from './draft-search.tsx';
import { useDraftColumns, useDraftTitle } from './use-draft-columns.ts';

export type DraftPickerProps = {
  readonly renderDetail: RenderDetail;
  /** What was confirmed is on its way. */
  readonly isAdding: boolean;
  readonly onCancel: () => void;
  /** In the order they were chosen in; at least one. */
  readonly onConfirm: (ids: readonly string[]) => void;
};

const dialogPx = 920;

export function DraftPicker({ renderDetail, isAdding, onCancel, onConfirm }: DraftPickerProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const pages = useOwnPages();
  const refresh = useRefreshDrafts();
  const titleOf = useDraftTitle();
  const [asked, setAsked] = useState(everything);
  const [opened, setOpened] = useState<string | null>(null);
  const choice = useChoice();
  const { chosen, choose, toggle } = choice;
  const listProps = useListProps(pages, useDrafts(pages, asked, ''));
  const shown = listProps.rows?.map(({ id }) => id) ?? [];
  const search = (wanted: Wanted) => {
    setAsked(wanted);
    pages.toFirst();
    void refresh();
  };
  const columns: TableColumnsType<DraftRow> = [
    ...useDraftColumns({ titlePx: 280, onOpen: setOpened }),
    {
      title: t('drafts.pick.add'),
      key: 'add',
      fixed: 'end',
      render: (_, row) => {
        const isChosen = chosen.includes(row.id);
        const name = t(isChosen ? 'drafts.pick.drop' : 'drafts.pick.addOf', { title: titleOf(row) });
        const icon = isChosen ? <CheckCircleFilled aria-hidden /> : <PlusCircleOutlined aria-hidden />;
        return (
          <Tooltip title={name}>
            <Button type="text" icon={icon} aria-label={name} onClick={() => toggle(row.id)} />
          </Tooltip>
        );
      },
    },
  ];
  // The library names what is on the page first; what was chosen before stays before.
  const chooseHere = (keys: readonly string[]) =>
    choose([...chosen.filter((id) => keys.includes(id)), ...keys.filter((id) => !chosen.includes(id))]);
  const isFiltered = asked.title !== '' || asked.from !== '' || asked.until !== '';
  return (
    <Modal
      open
      width={dialogPx}
      title={t('drafts.title')}
      okText={t('drafts.pick.confirm', { number: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={isAdding}
      cancelText={t('list.cancel')}
      afterOpenChange={leadFocusIn}
      onOk={() => onConfirm(chosen)}
      onCancel={onCancel}
    >
      <div style={{ marginBottom: 12 }}>
        <DraftSearch asked={asked} onSearch={search} />
      </div>
      {shown.length > 0 && <ChoiceBar shown={shown} choice={choice} />}
      <ListTable
        label={t('drafts.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        choice={{
          chosen,
          title: t('list.choice'),
          nameOf: (row) => t('list.select', { title: titleOf(row) }),
          onChoose: chooseHere,
        }}
        empty={{ text: isFiltered ? t('drafts.nothingFound') : t('drafts.empty') }}
      />
      {opened !== null &&
        renderDetail({ kind: 'draft', id: opened, isOnlyRead: true, onClose: () => setOpened(null) })}
    </Modal>
  );
}
