// The table as a file for a spreadsheet: the numbers as numbers, and beside each figure of how many posts it is.
import { outcomes } from '@herald/contract/totals.ts';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { figureWords } from '../../lib/figure-words.ts';
import { giveTable, type TableFormat } from '../../lib/table-file.ts';
import type { Table } from '../../lib/workbook.ts';
import type { Range } from './days.ts';
import { outcomeWords } from './outcome-words.ts';
import { shownFigures } from './shown-figures.ts';
import { totalOf, type Grouping, type Line } from './tally.ts';
import { groupingWords } from './use-totals-columns.tsx';

export type ExportTotalsProps = {
  readonly grouping: Grouping;
  readonly range: Range;
  readonly lines: readonly Line[];
};

export function ExportTotals({ grouping, range, lines }: ExportTotalsProps) {
  const { t } = useTranslation();
  const table = (): Table => [
    [
      t(groupingWords[grouping]),
      ...(grouping === 'account' ? [t(groupingWords.channel)] : []),
      t('statistics.total'),
      ...outcomes.map((outcome) => t(outcomeWords[outcome].key)),
      ...shownFigures.flatMap((name) => [
        t(figureWords[name]),
        t('statistics.postsWith', { figure: t(figureWords[name]) }),
      ]),
    ],
    ...lines.map((line) => [
      line.name,
      ...(grouping === 'account' ? [line.aside] : []),
      totalOf(line),
      ...outcomes.map((outcome) => line.outcomes[outcome]),
      ...shownFigures.flatMap((name) => [line.figures[name]?.sum ?? '', line.figures[name]?.posts ?? 0]),
    ]),
  ];
  const days = range.from === range.until ? range.from : `${range.from} ${range.until}`;
  const give = (format: TableFormat) => void giveTable(`${t('statistics.title')} ${days}`, format, table());
  const items = [
    { key: 'xlsx', label: t('list.export.xlsx'), onClick: () => give('xlsx') },
    { key: 'csv', label: t('list.export.csv'), onClick: () => give('csv') },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button aria-haspopup="menu">{t('statistics.export')}</Button>
    </Dropdown>
  );
}
