// Spreadsheets written by another library are read: new ones, old ones and plain text; of each the first sheet.
import { utils, write, type BookType } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { isSheetName, readSheet } from './read-sheet.ts';

function book(type: BookType): Uint8Array {
  const sheets = utils.book_new();
  const rows = [['Name', '', 'Zahl 数'], ['Ä, "b"', true, 2.5], [], ['', 'x', 1_234_567]];
  utils.book_append_sheet(sheets, utils.aoa_to_sheet(rows), 'First');
  utils.book_append_sheet(sheets, utils.aoa_to_sheet([['not this']]), 'Second');
  return new Uint8Array(write(sheets, { type: 'array', bookType: type }));
}

const read = {
  columns: ['Name', 'UNKNOWN 1', 'Zahl 数'],
  rows: [
    ['Ä, "b"', 'TRUE', '2.5'],
    ['', 'x', '1234567'],
  ],
};

test.each(['xlsx', 'biff8'] as const)(
  'R-DEMO-022 R-DEMO-026: %s is read by its first sheet, the first row names the columns',
  async (type) => {
    expect(await readSheet(book(type))).toEqual(read);
  },
);

test('R-DEMO-022: csv is read with quotes, in UTF-8 and in UTF-16', async () => {
  const text = 'Name,,Zahl 数\r\n"Ä, ""b""",TRUE,2.5\r\n\r\n,x,1234567\r\n';
  expect(await readSheet(new TextEncoder().encode(text))).toEqual(read);
  expect(await readSheet(new TextEncoder().encode(`\uFEFF${text}`))).toEqual(read);
  expect(await readSheet(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(read);
});

test('what is no spreadsheet is refused', async () => {
  for (const bytes of [
    Buffer.from('PK not an archive'),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from([0x89, 0x50, 0xff]),
  ])
    await expect(readSheet(bytes)).rejects.toThrow(/\w/);
});

test('R-DEMO-022 R-DEMO-023: three endings are taken, in any case of letters, and no other', () => {
  expect(['a.xlsx', 'B.XLS', 'c.d.Csv'].every(isSheetName)).toBe(true);
  expect(['a.xlsm', 'xlsx', 'a.xlsx.exe', 'a.txt'].some(isSheetName)).toBe(false);
});
