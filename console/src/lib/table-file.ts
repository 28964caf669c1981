// A list as a file for a spreadsheet: CSV, or a workbook of one sheet. No cell is ever a formula, whoever wrote it.
import { giveFile } from './give-file.ts';
import { workbookOf, type Table } from './workbook.ts';

export type TableFormat = 'xlsx' | 'csv';

/** What a spreadsheet would calculate: the wide signs of Chinese and Japanese input too, and what a tab hides. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u;

/** Every row ends as RFC 4180 has it; by the mark at its beginning it is read as UTF-8. */
export function csvOf(table: Table): string {
  const cell = (told: string | number) => (typeof told === 'number' ? String(told) : quoted(told));
  return `\uFEFF${table.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function quoted(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`;
}

/** A text that a spreadsheet would calculate is marked as one. */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Handed to the browser to be kept under this name. */
export async function giveTable(name: string, format: TableFormat, table: Table): Promise<void> {
  const file =
    format === 'csv' ? new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }) : await workbookOf(table);
  giveFile(`${name}.${format}`, file);
}
