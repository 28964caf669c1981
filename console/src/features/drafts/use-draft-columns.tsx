// The columns every list of drafts begins with: title, media, category and the time of creation.
import { Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { detailAddress } from '../../lib/detail-door.ts';
import { marksOf } from '../../lib/media-marks.tsx';
import { TitleLink } from '../../lib/title-link.tsx';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { Clipped } from '../../ui/clipped.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import type { DraftRow } from './api.ts';

export function useDraftTitle(): (row: Pick<DraftRow, 'title'>) => string {
  const { t } = useTranslation();
  return ({ title }) => (title === '' ? t('list.untitled') : title);
}

export function useDraftColumns({
  titlePx,
  onOpen,
}: {
  readonly titlePx: number;
  /** Null where a title opens nothing. */
  readonly onOpen: ((id: string) => void) | null;
}): TableColumnsType<DraftRow> {
  const { t } = useTranslation();
  const titleOf = useDraftTitle();
  return [
    {
      title: t('list.title'),
      key: 'title',
      render: (_, row) => (
        <Clipped text={titleOf(row)} width={titlePx}>
          {onOpen === null ? (
            titleOf(row)
          ) : (
            <TitleLink to={detailAddress('draft', row.id)} onOpen={() => onOpen(row.id)}>
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
      render: (_, row) => <Clipped text={row.channel} width={120} />,
    },
    {
      title: t('list.created'),
      key: 'created',
      render: (_, row) => (
        <Tooltip title={wallClockWithZone(row.createTime)}>{wallClock(row.createTime)}</Tooltip>
      ),
    },
  ];
}
