// What is exported opens as a table and never calculates: csv and workbook, read back as a spreadsheet would.
import { expect, test } from 'vitest';
import { csvOf, workbookOf } from './table-file.ts';

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠A'];

test('no cell of a csv begins as a formula, plain words stay as they are', () => {
  const lines = csvOf([hostile, ['Plain', 'a "quoted", one\nof two lines', '潮汐']]).slice(1);
  const [first = '', rest = ''] = lines.split(/\r\n(?=")/);
  const cells = first.slice(1, -1).split('","');
  expect(cells).toEqual(hostile.map((text) => `'${text}`));
  expect(rest).toBe('"Plain","a ""quoted"", one\nof two lines","潮汐"\r\n');
  expect(csvOf([['潮汐']]).charCodeAt(0)).toBe(0xfeff);
});

test('a workbook is a whole archive, and each of its cells says that it is a text', async () => {
  const bytes = Buffer.from(await workbookOf([['=1+1', 'a<b>&c\u0007', '潮汐']]).arrayBuffer());
  const files = readArchive(bytes);
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const cells = [...sheet.matchAll(/<c t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t>/g)];
  expect(cells.map(([, text]) => text)).toEqual(['=1+1', 'a&lt;b&gt;&amp;c', '潮汐']);
  expect(sheet).not.toContain('<f>');
});

test('numbers stay numbers, beside texts that look like some', async () => {
  const table = [['12', 12, 0, 1_234_567]];
  expect(csvOf(table).slice(1)).toBe('"12",12,0,1234567\r\n');
  const sheet = readArchive(Buffer.from(await workbookOf(table).arrayBuffer())).get(
    'xl/worksheets/sheet1.xml',
  );
  expect(sheet).toContain('>12</t></is></c><c><v>12</v></c><c><v>0</v></c><c><v>1234567</v></c></row>');
});

/** By its directory, from the end, as every reader of archives does. */
function readArchive(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameSize, from] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameSize);
    expect(bytes.readUInt32LE(from)).toBe(0x04034b50);
    expect(bytes.toString('utf8', from + 30, from + 30 + nameSize)).toBe(name);
    const start = from + 30 + nameSize;
    files.set(name, bytes.toString('utf8', start, start + size));
    at += 46 + nameSize;
  }
  expect(at).toBe(end);
  return files;
}
