// Tables as text: read back by what a spreadsheet and an archive would make of them.
import { expect, test } from 'vitest';
import { commaLines, tabbed } from './text-table.ts';

test('R-DEMO-017: the txt is UTF-16 with its mark, tabs between, and no cell breaks a line or calculates', async () => {
  const bytes = new Uint8Array(
    await tabbed([
      ['Id', 'Tïtle 潮'],
      [1, 'a\tb\nc'],
      [2, '=1+1'],
    ]).arrayBuffer(),
  );
  expect([...bytes.slice(0, 2)]).toEqual([0xff, 0xfe]);
  const text = new TextDecoder('utf-16le').decode(bytes);
  expect(text).toBe("Id\tTïtle 潮\n1\ta b c\n2\t'=1+1\n");
});

test('R-DEMO-012: every line ends as in the template, and a comma in a title breaks no columns', () => {
  expect(
    commaLines([
      ['Id', 'Title'],
      [1, 'a, "b"'],
      [2, 'plain'],
    ]),
  ).toBe('Id,Title\r\n1,"a, ""b"""\r\n2,plain\r\n');
});
