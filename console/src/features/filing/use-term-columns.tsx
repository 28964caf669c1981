// The columns of what content is filed under, and what can be done with each; a platform's own are only shown.
import type { FilingTerm } from '@herald/contract/filing.ts';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import type { Shelf } from './api.ts';
import { TermDeeds } from './term-deeds.tsx';

export type TermDoors = {
  readonly terms: readonly FilingTerm[];
  readonly isTheirs: boolean;
  readonly onRename: (term: FilingTerm) => void;
};

export function useTermColumns(
  shelf: Shelf,
  { terms, isTheirs, onRename }: TermDoors,
): TableColumnsType<FilingTerm> {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const named: TableColumnsType<FilingTerm> = [
    {
      title: t('filing.name'),
      key: 'name',
      render: (_, { id, name, fixed }) => (
        <>
          {isTheirs ? name : seeded(name)} {isTheirs && <span className="aside">{id}</span>}
          {fixed && !isTheirs && <StateTag colour="blue" text={t('filing.default')} />}
        </>
      ),
    },
    { title: t('filing.uses'), dataIndex: 'uses' },
  ];
  if (isTheirs) return named;
  return [
    ...named,
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, term) => <TermDeeds shelf={shelf} term={term} terms={terms} onRename={onRename} />,
    },
  ];
}
