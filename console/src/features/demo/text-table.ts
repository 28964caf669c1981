// A table as text: for a spreadsheet UTF-16 with tabs, for an archive UTF-8 with commas.
import { harmless } from '../../lib/table-file.ts';
import type { Table } from '../../lib/workbook.ts';

/** Little-endian, with the mark that says so; a cell holds neither a tab nor the end of a line (R-DEMO-017). */
export function tabbed(table: Table): Blob {
  const cell = (told: string | number) =>
    typeof told === 'number' ? String(told) : harmless(told).replaceAll(/[\t\r\n]+/g, ' ');
  const text = `\uFEFF${table.map((row) => `${row.map(cell).join('\t')}\n`).join('')}`;
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), true);
  return new Blob([bytes.buffer], { type: 'text/plain;charset=utf-16le' });
}

/** A cell in which a comma would break its line is quoted (R-DEMO-012). */
export function commaLines(table: Table): string {
  const cell = (told: string | number) => {
    const text = String(told);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return table.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
