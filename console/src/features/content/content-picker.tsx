// The dialog that chooses among my content, across its pages of 20; what was chosen counts only once it is confirmed (R-COMP-036, R-COMP-054).
import { Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { useChoice } from '../../lib/choice.ts';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import type { RenderDetail } from '../../lib/detail-door.ts';
import { useListProps } from '../../lib/list-props.ts';
import { useOwnPages } from '../../lib/own-pages.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import type { ContentRow } from './api.ts';
import { ContentFilters, contentQueryOf, contentFilterNames, isNarrowed } from './content-filters.tsx';
import { useContentList } from './use-content.ts';
import { useContentTitle, usePackageColumns } from './use-package-columns.ts';

export type ContentPickerProps = {
  readonly renderDetail: RenderDetail;
  /** What was confirmed is on its way. */
  readonly isAdding: boolean;
  readonly onCancel: () => void;
  /** Packages in the order they were chosen in; at least one. */
  readonly onConfirm: (ids: readonly string[]) => void;
};

const dialogPx = 920;

export function ContentPicker({ renderDetail, isAdding, onCancel, onConfirm }: ContentPickerProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const pages = useOwnPages();
  const titleOf = useContentTitle();
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({});
  const [opened, setOpened] = useState<string | null>(null);
  const choice = useChoice();
  const { chosen, choose } = choice;
  const address = {
    ...pages,
    read: (name: string) => asked[name] ?? '',
    filter: (changes: Readonly<Record<string, string>>) => {
      setAsked({ ...asked, ...changes });
      pages.toFirst();
    },
  };
  const listProps = useListProps(pages, useContentList('mine', contentQueryOf(address), ''));
  const shown = listProps.rows?.map(({ pkGUID }) => pkGUID) ?? [];
  // The library names what is on the page first; what was chosen before stays before.
  const chooseHere = (keys: readonly string[]) =>
    choose([...chosen.filter((id) => keys.includes(id)), ...keys.filter((id) => !chosen.includes(id))]);
  return (
    <Modal
      open
      width={dialogPx}
      title={t('content.mine')}
      okText={t('content.pick', { number: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={isAdding}
      cancelText={t('list.cancel')}
      afterOpenChange={leadFocusIn}
      onOk={() => onConfirm(chosen)}
      onCancel={onCancel}
    >
      <Flex wrap gap={8} style={{ marginBottom: 12 }}>
        <ContentFilters address={address} />
      </Flex>
      {shown.length > 0 && <ChoiceBar shown={shown} choice={choice} />}
      <ListTable
        label={t('content.mine')}
        columns={usePackageColumns({ titlePx: 320, onOpen: setOpened })}
        rowKey="pkGUID"
        {...listProps}
        choice={{
          chosen,
          title: t('list.choice'),
          nameOf: (row: ContentRow) => t('list.select', { title: titleOf(row) }),
          onChoose: chooseHere,
        }}
        empty={
          isNarrowed(address)
            ? nothingMatches(t('content.nothingFound'), address, contentFilterNames)
            : { text: t('content.empty') }
        }
      />
      {opened !== null &&
        renderDetail({ kind: 'package', id: opened, isOnlyRead: true, onClose: () => setOpened(null) })}
    </Modal>
  );
}
