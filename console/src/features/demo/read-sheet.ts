// The first sheet of a file as a table: its first row names the columns, the others fill it. What it is, its first bytes say, not its name.
export type Sheet = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

type Cell = unknown;

const endings = /\.(xlsx|xls|csv)$/i;
const zipMark = [0x50, 0x4b];
const oldMark = [0xd0, 0xcf, 0x11, 0xe0];

/** R-DEMO-022; in any case of letters (C-85). */
export function isSheetName(name: string): boolean {
  return endings.test(name);
}

/** Throws where the bytes are no spreadsheet. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  return sheetOf(await cellsOf(bytes));
}

async function cellsOf(bytes: Uint8Array): Promise<readonly (readonly Cell[] | null | undefined)[]> {
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (begins(zipMark)) {
    const { readXlsx } = await import('hucre/xlsx');
    return (await readXlsx(bytes, { sheets: [0] })).sheets[0]?.rows ?? [];
  }
  if (begins(oldMark)) {
    const { readXls } = await import('hucre/xlsx');
    return (await readXls(bytes)).sheets[0]?.rows ?? [];
  }
  const { parseCsv } = await import('hucre/csv');
  return parseCsv(textOf(bytes));
}

/** As the mark at the beginning says; without one it is UTF-8, and bytes that are not refuse it. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Numbered from 0, as the template has it; rows without any cell are left out (R-DEMO-026). */
function sheetOf(cells: readonly (readonly Cell[] | null | undefined)[]): Sheet {
  // An old file's empty rows and cells are holes.
  const table = Array.from(cells, (row) => Array.from(row ?? [], textOfCell));
  const [head = [], ...rows] = table;
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => head[at]?.trim() || `UNKNOWN ${at}`);
  return { columns, rows: rows.filter((row) => row.some((cell) => cell !== '')) };
}

function textOfCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
