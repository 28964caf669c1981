// What every list of packages tells of each: title, media, category and the time of creation.
import { Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { detailAddress } from '../../lib/detail-door.ts';
import { marksOf } from '../../lib/media-marks.tsx';
import { TitleLink } from '../../lib/title-link.tsx';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { Clipped } from '../../ui/clipped.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import type { ContentRow } from './api.ts';

export function useContentTitle(): (row: ContentRow) => string {
  const { t } = useTranslation();
  return ({ baseInfo }) => (baseInfo.title === '' ? t('list.untitled') : baseInfo.title);
}

type Column = TableColumnsType<ContentRow>[number];

export function useFactColumns({
  titlePx,
  onOpen,
}: {
  readonly titlePx: number;
  /** Null where a title opens nothing. */
  readonly onOpen: ((pkGUID: string) => void) | null;
}): [title: Column, type: Column, category: Column, created: Column] {
  const { t } = useTranslation();
  const titleOf = useContentTitle();
  return [
    {
      title: t('list.title'),
      key: 'title',
      render: (_, row) => (
        <Clipped text={titleOf(row)} width={titlePx}>
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
      title: t('list.created'),
      key: 'created',
      render: (_, { baseInfo }) => (
        <Tooltip title={wallClockWithZone(baseInfo.createTime)}>{wallClock(baseInfo.createTime)}</Tooltip>
      ),
    },
  ];
}
