// The columns of a content list: what it is, whose, since when, and what can be done with it.
import { Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { detailAddress } from '../../lib/detail-door.ts';
import { marksOf } from '../../lib/media-marks.tsx';
import { restorableColumn } from '../../lib/restorable-column.tsx';
import { TitleLink } from '../../lib/title-link.tsx';
import type { Trash } from '../../lib/use-trash.ts';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { Clipped } from '../../ui/clipped.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import type { ContentRow } from './api.ts';
import { ContentActions } from './content-actions.tsx';
import { PackageStanding } from './package-standing.tsx';

export type ContentDeeds = {
  /** Null where a title opens nothing. */
  readonly onOpen: ((pkGUID: string) => void) | null;
  readonly isDeleted: boolean;
  readonly trash: Trash;
};

export function useContentTitle(): (row: ContentRow) => string {
  const { t } = useTranslation();
  return ({ baseInfo }) => (baseInfo.title === '' ? t('list.untitled') : baseInfo.title);
}

export function useContentColumns({ onOpen, isDeleted, trash }: ContentDeeds): TableColumnsType<ContentRow> {
  const { t } = useTranslation();
  const titleOf = useContentTitle();
  return [
    {
      title: t('list.title'),
      key: 'title',
      render: (_, row) => (
        <Clipped text={titleOf(row)} width={320}>
          {onOpen === null ? (
            titleOf(row)
          ) : (
            <TitleLink to={detailAddress('package', row.pkGUID)} onOpen={() => onOpen(row.pkGUID)}>
              {titleOf(row)}
            </TitleLink>
          )}
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
    ...(isDeleted ? [restorableColumn<ContentRow>(t)] : []),
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) => <ContentActions row={row} title={titleOf(row)} {...{ isDeleted, trash }} />,
    },
  ];
}
