// The columns of a content list: what it is, whose, since when, and what can be done with it.
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
import { useDeletePackage } from './api.ts';
import { PackageStanding } from './package-standing.tsx';

type Row = OutputOf<typeof contentEndpoints.listMine>['items'][number];

const compose = (row: Row) => `/api/content/publish/pubContent?pkGUID=${encodeURIComponent(row.pkGUID)}`;
const detail = (row: Row) => `/api/content/contentList/query?id=${encodeURIComponent(row.pkGUID)}`;
const history = (row: Row) =>
  `/api/content/publish/pubHistory?title=${encodeURIComponent(row.baseInfo.title)}`;

export function useContentColumns(): TableColumnsType<Row> {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const deletePackage = useDeletePackage();
  const remove = async (row: Row) => {
    await deletePackage.mutateAsync(row.pkGUID);
    tell('success', t('list.done'));
  };
  const titleOf = (row: Row) => (row.baseInfo.title === '' ? t('list.untitled') : row.baseInfo.title);
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
      render: (_, row) => <Clipped text={row.baseInfo.channel} width={120} />,
    },
    {
      title: t('content.standing.title'),
      key: 'standing',
      render: (_, row) => <PackageStanding standing={row.standing} />,
    },
    { title: t('content.owner'), key: 'owner', render: (_, row) => <Clipped text={row.owner} width={140} /> },
    {
      title: t('list.created'),
      key: 'created',
      render: (_, { baseInfo }) => (
        <Tooltip title={wallClockWithZone(baseInfo.createTime)}>{wallClock(baseInfo.createTime)}</Tooltip>
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) => (
        <Flex gap={12} align="center">
          {canEdit && <Link to={compose(row)}>{t('list.edit')}</Link>}
          <Link to={history(row)}>{t('content.history')}</Link>
          {canEdit && (
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
          )}
        </Flex>
      ),
    },
  ];
}
