// On the screen of my drafts: how each stands, and what can be done with it.
import { Flex, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSigns } from '../../lib/permissions.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import type { DraftRow } from './api.ts';
import { composeAddress } from './draft-address.ts';
import { useDraftTitle } from './use-draft-columns.tsx';

/** C-39: 2 published, 6 scheduled, anything else is still a draft. */
const states = {
  2: { key: 'drafts.states.used', colour: 'green' },
  6: { key: 'drafts.states.scheduled', colour: 'blue' },
} as const;
const draft = { key: 'drafts.states.draft', colour: 'default' } as const;

export function useDeedColumns(
  onRemove: (rows: readonly DraftRow[]) => Promise<void>,
): TableColumnsType<DraftRow> {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const titleOf = useDraftTitle();
  return [
    {
      title: t('drafts.state'),
      key: 'state',
      render: (_, row) => {
        const state = row.status === 2 || row.status === 6 ? states[row.status] : draft;
        return <StateTag colour={state.colour} text={t(state.key)} />;
      },
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) =>
        canEdit && (
          <Flex gap={12} align="center">
            <Link to={composeAddress(row.id)}>{t('list.edit')}</Link>
            <AskingButton
              size="small"
              danger
              question={t('list.deleteQuestion', { title: titleOf(row) })}
              yes={t('list.delete')}
              no={t('list.cancel')}
              onYes={() => onRemove([row])}
            >
              {t('list.delete')}
            </AskingButton>
          </Flex>
        ),
    },
  ];
}
