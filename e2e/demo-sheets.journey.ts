// The demonstration of spreadsheets and archives: every file is downloaded and opened again by another library; files are read by type, size and number.
import { readFile } from 'node:fs/promises';
import { CFB, utils, write, type BookType } from '@e965/xlsx';
import { sheetLimitBytes } from '@herald/contract/demo.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { cellsOf, sheetsOf } from './sheets.ts';
import type { Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk((begun) => {
  ({ product, walk } = begun);
});

const rows = () => walk.page.locator('tbody tr:not([aria-hidden])');
const heads = () => walk.page.getByRole('columnheader').allInnerTexts();

async function open(path: string): Promise<void> {
  await walk.page.goto(`${product.origin}${path}`);
  await rows().nth(19).waitFor();
}

async function given(button: string): Promise<{ name: string; bytes: Buffer }> {
  const waits = walk.page.waitForEvent('download');
  await walk.page.getByRole('button', { name: button, exact: true }).click();
  const download = await waits;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The first twenty as the database has them, as a sheet holds them. */
async function kept(): Promise<unknown[][]> {
  const all = await product.query<{
    id: number;
    title: string;
    author: string;
    pageviews: number;
    at: string;
  }>(
    `select id, title, author, pageviews, to_char(displayed_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as at
     from demo_article order by id limit 20`,
  );
  return all.map(({ id, title, author, pageviews, at }) => [id, title, author, pageviews, at]);
}
const head = ['Id', 'Title', 'Author', 'Readings', 'Date'];

test('R-RTE-056 R-DEMO-013 R-DEMO-014 R-DEMO-015: the articles are exported as a workbook, its numbers numbers, its columns as wide as their texts', async () => {
  await walk.page.goto(`${product.origin}/excel`);
  await rows().nth(19).waitFor();
  expect(new URL(walk.page.url()).pathname).toBe('/excel/export-excel');
  expect((await heads()).map((one) => one.trim())).toEqual(head);
  expect(await faultsOf(walk.page)).toEqual([]);
  const { name, bytes } = await given('Export Excel');
  expect(name).toBe('excel-list.xlsx');
  expect(cellsOf(bytes)).toEqual([head, ...(await kept())]);
  const [[sheetName, sheet] = ['', {}]] = sheetsOf(bytes);
  expect(sheetName).toBe('SheetJS');
  const longest = Math.max(...(await kept()).map((row) => String(row[1]).length));
  expect((sheet['!cols'] ?? [])[1]?.width).toBe(longest);
  await walk.page.getByText('False', { exact: true }).click();
  const plain = sheetsOf((await given('Export Excel')).bytes);
  expect(plain[0]?.[1]['!cols'] ?? []).toEqual([]);
});

async function exportedAs(type: string): Promise<{ name: string; bytes: Buffer }> {
  await walk.page.getByRole('combobox', { name: 'Book Type' }).click();
  await walk.page.getByTitle(type, { exact: true }).last().click();
  return given('Export Excel');
}

test('R-DEMO-016 R-DEMO-017: as csv it is UTF-8 with a mark and commas, as txt UTF-16 with a mark and tabs', async () => {
  await walk.page.getByPlaceholder('Please enter the file name (default excel-list)').fill('周报');
  const csv = await exportedAs('csv');
  expect(csv.name).toBe('周报.csv');
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(cellsOf(csv.bytes).map((row) => row.slice(0, 4))).toEqual(
    [head, ...(await kept())].map((row) => row.slice(0, 4)),
  );
  const txt = await exportedAs('txt');
  expect(txt.name).toBe('周报.txt');
  expect([...txt.bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
  const lines = txt.bytes.subarray(2).toString('utf16le').trimEnd().split('\n');
  expect(lines).toEqual([head, ...(await kept())].map((row) => row.join('\t')));
});

test('R-RTE-057 R-DEMO-018 R-DEMO-019: of nothing chosen nothing is exported; of what is chosen only that, and then nothing is chosen', async () => {
  const { page } = walk;
  await open('/excel/export-selected-excel');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.getByRole('button', { name: 'Export Selected Items' }).click();
  await page.getByText('Please select at least one item').waitFor();
  expect(downloads).toBe(0);
  const all = await kept();
  for (const at of [1, 3]) await rows().nth(at).getByRole('checkbox').check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  expect(await rows().getByRole('checkbox', { checked: true }).count()).toBe(20);
  for (const at of all.keys()) if (at !== 1 && at !== 3) await rows().nth(at).getByRole('checkbox').uncheck();
  const { name, bytes } = await given('Export Selected Items');
  expect(name).toBe('excel-list.xlsx');
  expect(cellsOf(bytes)).toEqual([head, all[1], all[3]]);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
});

test('R-RTE-058 R-DEMO-006 R-DEMO-007 R-DEMO-008 R-DEMO-009: two rows of heads on the screen, and merged so in the file', async () => {
  await open('/excel/export-merge-header');
  const grid = await walk.page
    .locator('thead tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th')].map(
          (cell) => `${cell.innerText.trim()} ${cell.rowSpan}x${cell.colSpan}`,
        ),
      ),
    );
  expect(grid).toEqual([
    ['Id 2x1', 'Main Information 1x3', 'Date 2x1'],
    ['Title 1x1', 'Author 1x1', 'Readings 1x1'],
  ]);
  expect(await faultsOf(walk.page)).toEqual([]);
  const { name, bytes } = await given('Export');
  expect(name).toBe('excel-list.xlsx');
  const [[sheetName, sheet] = ['', {}]] = sheetsOf(bytes);
  expect(sheetName).toBe('SheetJS');
  expect((sheet['!merges'] ?? []).map((merge) => utils.encode_range(merge)).toSorted()).toEqual([
    'A1:A2',
    'B1:D1',
    'E1:E2',
  ]);
  const [first, second, ...rest] = cellsOf(bytes).map((row) => row.map((cell) => cell ?? ''));
  expect([first, second]).toEqual([
    ['Id', 'Main Information', '', '', 'Date'],
    ['', 'Title', 'Author', 'Readings', ''],
  ]);
  expect(rest).toEqual(await kept());
});

const Archive = z.object({
  FullPaths: z.array(z.string()),
  FileIndex: z.array(z.object({ content: z.instanceof(Uint8Array).or(z.array(z.number())).optional() })),
});

/** What stands in the archive, by its name there. */
function unpacked(bytes: Buffer): [name: string, text: string][] {
  const { FullPaths, FileIndex } = Archive.parse(CFB.read(bytes, { type: 'buffer' }));
  return FullPaths.flatMap((path, at): [string, string][] => {
    const content = FileIndex[at]?.content;
    return content && path.endsWith('.txt') ? [[nameIn(path), Buffer.from(content).toString('utf8')]] : [];
  });
}

/** The reader takes letters for bytes; that they are UTF-8 the archive says itself. */
function nameIn(path: string): string {
  return Buffer.from(path.replace(/^Root Entry\//, ''), 'latin1').toString('utf8');
}

test('R-RTE-060 R-DEMO-010 R-DEMO-011 R-DEMO-012: the archive holds one text of the same name, a line for each row', async () => {
  await open('/zip/download');
  expect((await heads()).map((one) => one.trim())).toEqual(head);
  expect(await faultsOf(walk.page)).toEqual([]);
  const text = [head, ...(await kept())].map((row) => `${row.join(',')}\r\n`).join('');
  for (const [typed, called] of [
    ['', 'file'],
    ['周报', '周报'],
  ] as const) {
    await walk.page.getByPlaceholder('Please enter the file name (default file)').fill(typed);
    const { name, bytes } = await given('Export Zip');
    expect(name).toBe(`${called}.zip`);
    expect((bytes.readUInt16LE(6) & 0x0800) !== 0).toBe(typed !== '');
    expect(unpacked(bytes)).toEqual([[`${called}.txt`, text]]);
  }
});

type Upload = { name: string; mimeType: string; buffer: Buffer };

function book(name: string, bookType: BookType): Upload {
  const sheets = utils.book_new();
  const table = [['Stadt', '', '人口'], ['Köln', 'am Rhein', 1_087_353], [], ['Bonn', '', 335_789]];
  utils.book_append_sheet(sheets, utils.aoa_to_sheet(table), 'First');
  utils.book_append_sheet(sheets, utils.aoa_to_sheet([['not this']]), 'Second');
  return { name, mimeType: '', buffer: write(sheets, { type: 'buffer', bookType }) };
}

const chooser = () => walk.page.locator('input[type=file][accept=".xlsx,.xls,.csv"]');
const shown = async () => ({
  heads: await heads(),
  rows: await rows().evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
  ),
});

test('R-RTE-059 R-DEMO-020 R-DEMO-022 R-DEMO-026: a spreadsheet of each type is read, its first row names the columns', async () => {
  await walk.page.goto(`${product.origin}/excel/upload-excel`);
  await walk.page.getByText('Drop excel file here or').waitFor();
  expect(await chooser().getAttribute('multiple')).toBeNull();
  expect(await faultsOf(walk.page)).toEqual([]);
  for (const [name, type] of [
    ['cities.xlsx', 'xlsx'],
    ['CITIES.XLS', 'biff8'],
    ['cities.csv', 'csv'],
  ] as const) {
    await walk.page.reload();
    await chooser().setInputFiles(book(name, type));
    await rows().first().waitFor();
    expect(await shown(), `${name}`).toEqual({
      heads: ['Stadt', 'UNKNOWN 1', '人口'],
      rows: [
        ['Köln', 'am Rhein', '1087353'],
        ['Bonn', '', '335789'],
      ],
    });
  }
  expect(await faultsOf(walk.page)).toEqual([]);
});

/** As a person drops them from a folder. */
async function drop(...files: Upload[]): Promise<void> {
  const given = files.map(({ name, buffer }) => ({ name, bytes: [...buffer] }));
  await walk.page.getByRole('region', { name: 'Excel file' }).evaluate((place, all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of all) dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
    for (const kind of ['dragover', 'drop'])
      place.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }, given);
}

const small = (name: string): Upload => ({ name, mimeType: '', buffer: Buffer.from('a,b\n1,2\n') });
const ofSize = (size: number): Upload => ({ ...small('large.csv'), buffer: Buffer.alloc(size, 'a,b\n') });

test('R-DEMO-021 R-DEMO-023 R-DEMO-024 R-DEMO-025 R-CONST-024: several, another type, and a file of 1 MB are refused, dropped or chosen', async () => {
  const { page } = walk;
  expect(sheetLimitBytes).toBe(1_048_576);
  await page.reload();
  await drop(small('a.csv'), small('b.csv'));
  await page.getByText('Only support uploading one file!', { exact: true }).waitFor();
  await drop(small('a.txt'));
  await page.getByText('Only supports upload .xlsx, .xls, .csv suffix files', { exact: true }).waitFor();
  await chooser().setInputFiles(ofSize(1_048_576));
  await page.getByText('Please do not upload files larger than 1m in size.', { exact: true }).waitFor();
  expect(await rows().count()).toBe(0);
  await chooser().setInputFiles({ ...small('x.xlsx'), buffer: Buffer.from('PK no archive') });
  await page.getByText('This file could not be read as a spreadsheet').waitFor();
  await chooser().setInputFiles({ ...small('a.txt') });
  await drop(small('a.csv'));
  await expect.poll(async () => (await shown()).rows).toEqual([['1', '2']]);
  await chooser().setInputFiles(ofSize(1_048_575));
  await expect.poll(async () => (await shown()).rows.length).toBeGreaterThan(1);
});
