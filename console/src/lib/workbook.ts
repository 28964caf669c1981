// A table as a workbook of one sheet. What writes it is loaded with the first one; no cell is ever a formula, whoever wrote it.

/** A number stays one, to be calculated with. */
export type Table = readonly (readonly (string | number)[])[];

/** Rows and columns from 0, both ends within. */
export type Merge = {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
};

export type BookOptions = {
  readonly sheet?: string;
  readonly merges?: readonly Merge[];
  /** Each column as wide as its longest text. */
  readonly isFitted?: boolean;
};

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Excel takes no longer text into a cell, and XML has no word for most control characters. */
const mostInCell = 32_767;
const unsayable = /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu;

export async function workbookOf(table: Table, options: BookOptions = {}): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { sheet = 'Herald', merges = [], isFitted = false } = options;
  const rows = table.map((row) =>
    row.map((cell) =>
      typeof cell === 'string' ? cell.slice(0, mostInCell).replaceAll(unsayable, '').toWellFormed() : cell,
    ),
  );
  const widths = isFitted ? widthsOf(table) : [];
  const bytes = await writeXlsx({
    sheets: [{ name: sheet, rows, merges: [...merges], columns: widths.map((width) => ({ width })) }],
  });
  return new Blob([new Uint8Array(bytes)], { type });
}

const widthOfEmpty = 10;
const lastNarrow = 255;

/** The longest text of each column, in characters; wide signs count double (template, section 15). */
export function widthsOf(table: Table): number[] {
  const columns = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: columns }, (_, at) =>
    table.reduce((widest, row) => Math.max(widest, widthOf(String(row[at] ?? ''))), 0),
  );
}

function widthOf(text: string): number {
  if (text === '') return widthOfEmpty;
  return text.charCodeAt(0) > lastNarrow ? text.length * 2 : text.length;
}
