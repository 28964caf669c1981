// On the screen of my drafts: how each stands, and what can be done with it; of a deleted one until when it can be restored.
import { Flex, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { copyAddress } from '../../lib/copy-address.ts';
import { useSigns } from '../../lib/permissions.ts';
import { restorableColumn } from '../../lib/restorable-column.tsx';
import type { Trash } from '../../lib/use-trash.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { TrashButton } from '../../ui/trash-button.tsx';
import type { DraftRow } from './api.ts';
import { composeAddress } from './draft-address.ts';
import { useDraftTitle } from './use-draft-columns.ts';

/** C-39: 2 published, 6 scheduled, anything else is still a draft. */
const states = {
  2: { key: 'drafts.states.used', colour: 'green' },
  6: { key: 'drafts.states.scheduled', colour: 'blue' },
} as const;
const draft = { key: 'drafts.states.draft', colour: 'default' } as const;

export type DeedColumnsOptions = { readonly isDeleted: boolean; readonly trash: Trash };

export function useDeedColumns({ isDeleted, trash }: DeedColumnsOptions): TableColumnsType<DraftRow> {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const titleOf = useDraftTitle();
  const state: TableColumnsType<DraftRow>[number] = {
    title: t('drafts.state'),
    key: 'state',
    render: (_, row) => {
      const shown = row.status === 2 || row.status === 6 ? states[row.status] : draft;
      return <StateTag colour={shown.colour} text={t(shown.key)} />;
    },
  };
  return [
    isDeleted ? restorableColumn<DraftRow>(t) : state,
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) =>
        canEdit && (
          <Flex gap={12} align="center">
            {!isDeleted && <Link to={composeAddress(row.id)}>{t('list.edit')}</Link>}
            {!isDeleted && <Link to={copyAddress({ of: 'draft', id: row.id })}>{t('list.duplicate')}</Link>}
            <TrashButton isDeleted={isDeleted} {...trash.ofOne({ id: row.id, title: titleOf(row) })} />
          </Flex>
        ),
    },
  ];
}
