// A list as a file for a spreadsheet: CSV, or a workbook of one sheet. No cell is ever a formula, whoever wrote it.
import { zip } from './zip.ts';

export type TableFormat = 'xlsx' | 'csv';
/** A number stays one, to be calculated with. */
type Cell = string | number;
export type Table = readonly (readonly Cell[])[];

const types: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** What a spreadsheet would calculate: the wide signs of Chinese and Japanese input too, and what a tab hides. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u;

/** Every row ends as RFC 4180 has it; by the mark at its beginning it is read as UTF-8. */
export function csvOf(table: Table): string {
  const cell = (told: Cell) => (typeof told === 'number' ? String(told) : quoted(told));
  return `\uFEFF${table.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function quoted(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const mostInCell = 32_767;

/** XML has no word for most control characters. */
function escaped(text: string): string {
  return text
    .slice(0, mostInCell)
    .replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Each cell says of itself that it is a text, or a number. */
export function workbookOf(table: Table): Blob {
  const cell = (told: Cell) =>
    typeof told === 'number'
      ? `<c><v>${told}</v></c>`
      : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(told)}</t></is></c>`;
  const rows = table.map((row) => `<row>${row.map(cell).join('')}</row>`);
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Herald" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

/** Handed to the browser to be kept under this name. */
export function giveTable(name: string, format: TableFormat, table: Table): void {
  const body = format === 'csv' ? csvOf(table) : workbookOf(table);
  const url = URL.createObjectURL(new Blob([body], { type: types[format] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${format}`;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
