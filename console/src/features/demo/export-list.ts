// The page of articles that is shown, as a workbook: its times as wall clock, its fields as they are called on the wire (R-DEMO-034).
import type { DemoArticleRow } from '@herald/contract/demo.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { platformZone } from '../../lib/clock.ts';
import { giveFile } from '../../lib/give-file.ts';
import { workbookOf } from '../../lib/workbook.ts';

const fields = ['timestamp', 'title', 'type', 'importance', 'status'] as const;

export async function exportList(rows: readonly DemoArticleRow[]): Promise<void> {
  const zone = platformZone();
  const table = rows.map((row) =>
    fields.map((field) => (field === 'timestamp' ? wallClockOf(new Date(row.timestamp), zone) : row[field])),
  );
  const book = await workbookOf([[...fields], ...table], { sheet: 'SheetJS', isFitted: true });
  giveFile('table-list.xlsx', book);
}
