// Reads a workbook as somebody would who got it from us: by another library than the one that wrote it.
import { read, utils, type WorkSheet } from '@e965/xlsx';

/** Its sheets by name, in their order. */
export function sheetsOf(bytes: Buffer): [name: string, sheet: WorkSheet][] {
  const { SheetNames, Sheets } = read(bytes, { cellFormula: true, cellStyles: true });
  return SheetNames.map((name) => [name, Sheets[name] ?? {}]);
}

/** The rows of its first sheet; what is empty is null. */
export function cellsOf(bytes: Buffer): unknown[][] {
  const [[, sheet] = ['', {}]] = sheetsOf(bytes);
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null });
}
