// The dialog of the templates, mine and my department’s: one begins a new item; they are renamed and deleted here too.
import type { TemplateScope } from '@herald/contract/templates.ts';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProps } from '../../lib/list-props.ts';
import { useOwnPages } from '../../lib/own-pages.ts';
import { CountedTabs } from '../../ui/counted-tabs.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useTemplates } from './api.ts';
import { useTemplateColumns } from './use-template-columns.tsx';

export type TemplatePickerProps = {
  /** What was chosen is on its way. */
  readonly isAdding: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (ids: readonly string[]) => void;
};

const dialogPx = 920;
const scopes: readonly TemplateScope[] = ['mine', 'department'];

export function TemplatePicker({ isAdding, onCancel, onConfirm }: TemplatePickerProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const pages = useOwnPages();
  const [of, setOf] = useState<TemplateScope>('mine');
  const [name, setName] = useState('');
  const { page, pageSize } = pages;
  const list = useTemplates({ of, name, page, pageSize });
  const columns = useTemplateColumns({ isAdding, onUse: (id) => onConfirm([id]) });
  const names = { mine: t('templates.mine'), department: t('templates.department') };
  const countOf = (scope: TemplateScope) =>
    scope === of && name === '' && !list.isPlaceholderData ? list.data?.total : undefined;
  return (
    <Modal
      open
      width={dialogPx}
      title={t('templates.title')}
      afterOpenChange={leadFocusIn}
      onCancel={onCancel}
      footer={<Button onClick={onCancel}>{t('list.close')}</Button>}
    >
      <Flex wrap gap={8} justify="space-between" align="center" style={{ marginBottom: 12 }}>
        <CountedTabs
          label={t('templates.whose')}
          tabs={scopes.map((scope) => ({
            key: scope,
            label: names[scope],
            count: countOf(scope),
          }))}
          chosen={of}
          onChoose={(key) => {
            setOf(scopes.find((scope) => scope === key) ?? 'mine');
            pages.toFirst();
          }}
        />
        <SearchBox
          label={t('templates.search')}
          value={name}
          onSearch={(wanted) => {
            setName(wanted);
            pages.toFirst();
          }}
        />
      </Flex>
      <ListTable
        label={t('templates.title')}
        columns={columns}
        rowKey="id"
        {...useListProps(pages, list)}
        empty={{ text: t(name === '' ? 'templates.empty' : 'templates.nothingFound') }}
      />
    </Modal>
  );
}
