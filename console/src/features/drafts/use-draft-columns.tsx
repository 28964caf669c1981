// The columns of the list of drafts.
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { Flex, Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { marksOf } from '../../lib/media-marks.tsx';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { Clipped } from '../../ui/clipped.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { useDeleteDraft } from './api.ts';

type Row = OutputOf<typeof contentEndpoints.listDrafts>['items'][number];

/** C-39: 2 published, 6 scheduled, anything else is still a draft. */
const states = {
  2: { key: 'drafts.states.used', colour: 'green' },
  6: { key: 'drafts.states.scheduled', colour: 'blue' },
} as const;
const draft = { key: 'drafts.states.draft', colour: 'default' } as const;

const compose = (row: Row) => `/api/content/publish/pubContent?id=${encodeURIComponent(row.id)}`;
const detail = (row: Row) => `/api/content/contentList/draft/query?id=${encodeURIComponent(row.id)}`;

export function useDraftColumns(): TableColumnsType<Row> {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const deleteDraft = useDeleteDraft();
  const titleOf = (row: Row) => (row.title === '' ? t('list.untitled') : row.title);
  const remove = async (row: Row) => {
    await deleteDraft.mutateAsync(row.id);
    tell('success', t('list.done'));
  };
  return [
    {
      title: t('list.title'),
      key: 'title',
      render: (_, row) => (
        <Clipped text={titleOf(row)} width={360}>
          <Link to={detail(row)}>{titleOf(row)}</Link>
        </Clipped>
      ),
    },
    { title: t('list.type'), key: 'type', render: (_, row) => <IconRow icons={marksOf(t, row.mediaType)} /> },
    {
      title: t('list.category'),
      key: 'category',
      render: (_, row) => <Clipped text={row.channel} width={120} />,
    },
    {
      title: t('drafts.state'),
      key: 'state',
      render: (_, row) => {
        const state = row.status === 2 || row.status === 6 ? states[row.status] : draft;
        return <StateTag colour={state.colour} text={t(state.key)} />;
      },
    },
    {
      title: t('list.created'),
      key: 'created',
      render: (_, row) => (
        <Tooltip title={wallClockWithZone(row.createTime)}>{wallClock(row.createTime)}</Tooltip>
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) =>
        canEdit && (
          <Flex gap={12} align="center">
            <Link to={compose(row)}>{t('list.edit')}</Link>
            <AskingButton
              size="small"
              danger
              question={t('list.deleteQuestion', { title: titleOf(row) })}
              yes={t('list.delete')}
              no={t('list.cancel')}
              onYes={() => remove(row)}
            >
              {t('list.delete')}
            </AskingButton>
          </Flex>
        ),
    },
  ];
}
