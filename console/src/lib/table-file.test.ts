// What is exported opens as a table and never calculates: csv, and a workbook that another library reads back.
import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { csvOf } from './table-file.ts';
import { widthsOf, workbookOf, type BookOptions, type Table } from './workbook.ts';

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠A'];

async function readBack(table: Table, options?: BookOptions) {
  const book = await workbookOf(table, options);
  const { Sheets, SheetNames } = read(await book.arrayBuffer(), { cellFormula: true, cellStyles: true });
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  return { sheet, names: SheetNames, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true }) };
}

test('no cell of a csv begins as a formula, plain words stay as they are', () => {
  const lines = csvOf([hostile, ['Plain', 'a "quoted", one\nof two lines', '潮汐']]).slice(1);
  const [first = '', rest = ''] = lines.split(/\r\n(?=")/);
  const cells = first.slice(1, -1).split('","');
  expect(cells).toEqual(hostile.map((text) => `'${text}`));
  expect(rest).toBe('"Plain","a ""quoted"", one\nof two lines","潮汐"\r\n');
  expect(csvOf([['潮汐']]).charCodeAt(0)).toBe(0xfeff);
});

test('what is written into a workbook is read as it was, and none of it is a formula', async () => {
  const { sheet, names, rows } = await readBack([hostile, ['a<b>&c\u0007', '潮汐', '\ud800x']]);
  expect(names).toEqual(['Herald']);
  expect(rows[0]).toEqual(hostile.map((text) => text.replace('\r', '')));
  expect(rows[1]).toEqual(['a<b>&c', '潮汐', '\ufffdx']);
  const cells = Object.entries(sheet).filter(([place]) => !place.startsWith('!'));
  expect(cells).toHaveLength(hostile.length + 3);
  for (const [, cell] of cells) expect(cell).toMatchObject({ t: 's' });
  for (const [, cell] of cells) expect(cell).not.toHaveProperty('f');
});

test('numbers stay numbers, beside texts that look like some', async () => {
  const table = [['12', 12, 0, 1_234_567]];
  expect(csvOf(table).slice(1)).toBe('"12",12,0,1234567\r\n');
  expect((await readBack(table)).rows).toEqual(table);
});

test('R-DEMO-008 cells are merged, and the sheet is called, as was asked', async () => {
  const merges = [{ startRow: 0, startCol: 1, endRow: 0, endCol: 3 }];
  const { sheet, names } = await readBack([['a', 'b', '', '', 'c']], { sheet: 'SheetJS', merges });
  expect(names).toEqual(['SheetJS']);
  expect((sheet['!merges'] ?? []).map((merge) => utils.encode_range(merge))).toEqual(['B1:D1']);
});

test('R-DEMO-015 a column is as wide as its longest text; wide signs count double, an empty cell ten', async () => {
  const table = [
    ['Id', '', 'abcdefghijkl'],
    [123, '潮汐潮汐潮汐', ''],
  ];
  expect(widthsOf(table)).toEqual([3, 12, 12]);
  const widths = async (isFitted: boolean) =>
    ((await readBack(table, { isFitted })).sheet['!cols'] ?? []).map((column) => column.width);
  expect(await widths(true)).toEqual([3, 12, 12]);
  expect(await widths(false)).toEqual([]);
});

test('a cell holds no more than Excel takes', async () => {
  const { rows } = await readBack([['x'.repeat(40_000)]]);
  expect(rows[0]?.[0]).toHaveLength(32_767);
});
