// Content as rows of a table: the words a person sees in the list, and the id by which it is found again.
import { useTranslation } from 'react-i18next';
import { marksOf } from '../../lib/media-marks.tsx';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import type { Table } from '../../lib/workbook.ts';
import type { ContentRow } from './api.ts';
import { standingWords } from './package-standing.tsx';

export function useContentTable(): (rows: readonly ContentRow[]) => Table {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  return (rows) => [
    [
      t('list.title'),
      t('list.type'),
      t('list.category'),
      t('content.standing.title'),
      t('content.owner'),
      t('content.ownersDepartment'),
      t('list.created'),
      'pkGUID',
    ],
    ...rows.map(({ baseInfo, mediaType, standing, owner, department, pkGUID }) => [
      baseInfo.title,
      marksOf(t, mediaType)
        .map(({ name }) => name)
        .join(', '),
      seeded(baseInfo.channel),
      standingWords(t, standing),
      owner,
      seeded(department),
      baseInfo.createTime,
      pkGUID,
    ]),
  ];
}
