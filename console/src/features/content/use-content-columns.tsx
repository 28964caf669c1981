// The columns of a content list: what it is, whose, since when, and what can be done with it.
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { restorableColumn } from '../../lib/restorable-column.tsx';
import type { Trash } from '../../lib/use-trash.ts';
import { Clipped } from '../../ui/clipped.tsx';
import type { ContentRow } from './api.ts';
import { ContentActions } from './content-actions.tsx';
import { PackageStanding } from './package-standing.tsx';
import { useContentTitle, usePackageColumns } from './use-package-columns.ts';

export type ContentDeeds = {
  /** Null where a title opens nothing. */
  readonly onOpen: ((pkGUID: string) => void) | null;
  readonly isDeleted: boolean;
  readonly trash: Trash;
};

export function useContentColumns({ onOpen, isDeleted, trash }: ContentDeeds): TableColumnsType<ContentRow> {
  const { t } = useTranslation();
  const titleOf = useContentTitle();
  const [title, type, category, created] = usePackageColumns({ titlePx: 320, onOpen });
  return [
    title,
    type,
    category,
    {
      title: t('content.standing.title'),
      key: 'standing',
      render: (_, row) => <PackageStanding standing={row.standing} />,
    },
    { title: t('content.owner'), key: 'owner', render: (_, row) => <Clipped text={row.owner} width={140} /> },
    created,
    ...(isDeleted ? [restorableColumn<ContentRow>(t)] : []),
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) => <ContentActions row={row} title={titleOf(row)} {...{ isDeleted, trash }} />,
    },
  ];
}
