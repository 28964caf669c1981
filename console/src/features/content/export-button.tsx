// The chosen content as a file for a spreadsheet, or where nothing is chosen all that was found.
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/clock.ts';
import { giveTable, type TableFormat } from '../../lib/table-file.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import type { ContentRow } from './api.ts';
import { useContentTable } from './use-content-table.ts';

export type ExportButtonProps = {
  /** What the file is called, before its day. */
  readonly name: string;
  readonly chosen: readonly ContentRow[];
  /** Refusals are told by the call. */
  readonly readAll: () => Promise<readonly ContentRow[]>;
};

export function ExportButton({ name, chosen, readAll }: ExportButtonProps) {
  const { t } = useTranslation();
  const tableOf = useContentTable();
  const [isWorking, setWorking] = useState(false);
  const give = async (format: TableFormat) => {
    setWorking(true);
    const rows = chosen.length > 0 ? chosen : await readAll().catch(() => null);
    const day = wallClock(new Date(serverNow()).toISOString()).slice(0, 10);
    if (rows) await giveTable(`${name} ${day}`, format, tableOf(rows));
    setWorking(false);
  };
  const items = [
    { key: 'xlsx', label: t('content.export.xlsx'), onClick: () => void give('xlsx') },
    { key: 'csv', label: t('content.export.csv'), onClick: () => void give('csv') },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} disabled={isWorking}>
      <Button aria-haspopup="menu" aria-busy={isWorking}>
        {t(chosen.length > 0 ? 'content.export.chosen' : 'content.export.all')}
      </Button>
    </Dropdown>
  );
}
