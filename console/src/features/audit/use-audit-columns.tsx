// The columns of the audit log.
import type { AuditEntry } from '@herald/contract/audit.ts';
import { Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sinceWhen, wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { Clipped } from '../../ui/clipped.tsx';
import { DeedTag } from './deed-tag.tsx';
import { rowsOf } from './field-rows.ts';
import { useSaidWords } from './use-said-words.ts';

/** `searchOf` is the address's query with one entry opened beside the list. */
export function useAuditColumns(searchOf: (seq: number) => string): TableColumnsType<AuditEntry> {
  const { t } = useTranslation();
  const { fieldName, subjectOf } = useSaidWords();
  const differing = (entry: AuditEntry) =>
    rowsOf(entry)
      .filter(({ differs }) => differs)
      .map(({ field }) => fieldName(field))
      .join(', ');
  return [
    {
      title: t('audit.when'),
      key: 'when',
      render: (_, { at }) => (
        <Tooltip title={wallClockWithZone(at)}>
          <div>{wallClock(at)}</div>
          <div className="aside">{sinceWhen(at)}</div>
        </Tooltip>
      ),
    },
    { title: t('audit.who'), key: 'who', render: (_, { actor }) => <Clipped text={actor} width={220} /> },
    { title: t('audit.deed'), key: 'deed', render: (_, entry) => <DeedTag entry={entry} /> },
    {
      title: t('audit.subject'),
      key: 'subject',
      render: (_, entry) => (
        <>
          <Clipped text={subjectOf(entry)} width={300}>
            <Link to={searchOf(entry.seq)}>{subjectOf(entry)}</Link>
          </Clipped>
          {differing(entry) !== '' && <div className="aside au-differing">{differing(entry)}</div>}
        </>
      ),
    },
    { title: t('audit.address'), key: 'address', render: (_, { address }) => address || '—' },
    { title: t('audit.number'), dataIndex: 'seq' },
  ];
}
