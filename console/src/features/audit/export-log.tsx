// The entries that were found as a file for a spreadsheet, each with its number and hash, so that it can be held against the chain.
import type { AuditEntry } from '@herald/contract/audit.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { giveTable, type TableFormat } from '../../lib/table-file.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import type { Table } from '../../lib/workbook.ts';
import { exportedAtMost, readAllChanges, type Wanted } from './api.ts';
import { deedOf, deedWords } from './deed-words.ts';
import { useSaidWords } from './use-said-words.ts';

export function ExportLog({ wanted, isEmpty }: { readonly wanted: Wanted; readonly isEmpty: boolean }) {
  const { t } = useTranslation();
  const tableOf = useLogTable();
  const [isWorking, setWorking] = useState(false);
  const give = async (format: TableFormat) => {
    setWorking(true);
    // Refusals are told by the call.
    const found = await readAllChanges(wanted).catch(() => null);
    const day = wallClock(new Date(serverNow()).toISOString()).slice(0, 10);
    if (found) await giveTable(`${t('audit.title')} ${day}`, format, tableOf(found.rows));
    if (found?.isWhole === false) tell('warning', t('audit.cutOff', { number: exportedAtMost }));
    setWorking(false);
  };
  const items = [
    { key: 'xlsx', label: t('list.export.xlsx'), onClick: () => void give('xlsx') },
    { key: 'csv', label: t('list.export.csv'), onClick: () => void give('csv') },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} disabled={isWorking || isEmpty}>
      <Button aria-haspopup="menu" aria-busy={isWorking}>
        {t('list.export.all')}
      </Button>
    </Dropdown>
  );
}

/** Times with their seconds, in the platform's zone, which the heading names. */
function useLogTable(): (rows: readonly AuditEntry[]) => Table {
  const { t } = useTranslation();
  const { text, subjectOf } = useSaidWords();
  const deedText = (entry: AuditEntry) => {
    const deed = deedOf(entry);
    return deed === undefined ? entry.deed : t(deedWords[deed]);
  };
  return (rows) => [
    [
      t('audit.number'),
      `${t('audit.when')} (${platformZone()})`,
      t('audit.who'),
      t('audit.address'),
      t('audit.deed'),
      t('audit.subject'),
      t('audit.before'),
      t('audit.after'),
      t('audit.hash'),
    ],
    ...rows.map((entry) => [
      entry.seq,
      wallClockOf(new Date(entry.at), platformZone()),
      entry.actor,
      entry.address,
      deedText(entry),
      subjectOf(entry),
      text(entry.before),
      text(entry.after),
      entry.hash,
    ]),
  ];
}
