// The rows that the pages of spreadsheets and archives write: ids, titles, authors, readings and dates, under the template's heads.
import type { DemoArticleRow } from '@herald/contract/demo.ts';
import type { Table } from '../../lib/workbook.ts';

export const sheetHead = ['Id', 'Title', 'Author', 'Readings', 'Date'];
export const defaultName = 'excel-list';
export const sheetName = 'SheetJS';

export function sheetRows(articles: readonly DemoArticleRow[]): Table {
  return articles.map(({ id, title, author, pageviews, display_time: time }) => [
    id,
    title,
    author,
    pageviews,
    time ?? '',
  ]);
}
