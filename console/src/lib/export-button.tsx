// The chosen rows of a list as a file for a spreadsheet, or where nothing is chosen all that was found.
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from './clock.ts';
import { giveTable, type TableFormat } from './table-file.ts';
import { wallClock } from './wall-clock.ts';
import type { Table } from './workbook.ts';

export type ExportButtonProps<Row> = {
  /** What the file is called, before its day. */
  readonly name: string;
  readonly chosen: readonly Row[];
  /** Refusals are told by the call. */
  readonly readAll: () => Promise<readonly Row[]>;
  readonly tableOf: (rows: readonly Row[]) => Table;
};

export function ExportButton<Row>({ name, chosen, readAll, tableOf }: ExportButtonProps<Row>) {
  const { t } = useTranslation();
  const [isWorking, setWorking] = useState(false);
  const give = async (format: TableFormat) => {
    setWorking(true);
    const rows = chosen.length > 0 ? chosen : await readAll().catch(() => null);
    const day = wallClock(new Date(serverNow()).toISOString()).slice(0, 10);
    if (rows) await giveTable(`${name} ${day}`, format, tableOf(rows));
    setWorking(false);
  };
  const items = [
    { key: 'xlsx', label: t('list.export.xlsx'), onClick: () => void give('xlsx') },
    { key: 'csv', label: t('list.export.csv'), onClick: () => void give('csv') },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} disabled={isWorking}>
      <Button aria-haspopup="menu" aria-busy={isWorking}>
        {t(chosen.length > 0 ? 'list.export.chosen' : 'list.export.all')}
      </Button>
    </Dropdown>
  );
}
