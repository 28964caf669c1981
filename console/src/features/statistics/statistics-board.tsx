// The statistics of a range: what became of the posts, what readers did, two charts, and the table that holds every number.
import type { Totals } from '@herald/contract/totals.ts';
import { Flex, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { ChannelChart } from './channel-chart.tsx';
import { DayChart } from './day-chart.tsx';
import type { Range } from './days.ts';
import { ExportTotals } from './export-totals.tsx';
import { OutcomeCards } from './outcome-cards.tsx';
import { ReaderCards } from './reader-cards.tsx';
import { dayLines, groupings, linesOf, type Grouping } from './tally.ts';
import { TotalsTable } from './totals-table.tsx';
import { groupingWords } from './use-totals-columns.tsx';

export type StatisticsBoardProps = {
  readonly totals: Totals;
  readonly range: Range;
  readonly grouping: Grouping;
  readonly isTurning: boolean;
  readonly onGroup: (grouping: Grouping) => void;
};

export function StatisticsBoard({ totals, range, grouping, isTurning, onGroup }: StatisticsBoardProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const nameCategory = (category: string) => seeded(category) || t('statistics.uncategorised');
  const lines = linesOf(totals, grouping, range, nameCategory);
  const options = groupings.map((value) => ({ value, label: t(groupingWords[value]) }));
  return (
    <div className="st-board">
      <OutcomeCards tally={totals.all} />
      <div className="st-charts">
        <DayChart days={dayLines(totals, range)} />
        <ChannelChart channels={linesOf(totals, 'channel', range)} />
      </div>
      <ReaderCards tally={totals.all} />
      <section aria-label={t('statistics.table')}>
        <Flex wrap gap={8} align="center" justify="space-between" style={{ marginBottom: 8 }}>
          <Segmented<Grouping>
            aria-label={t('statistics.by')}
            options={options}
            value={grouping}
            onChange={onGroup}
          />
          <ExportTotals {...{ grouping, range, lines }} />
        </Flex>
        <TotalsTable {...{ grouping, lines, isTurning }} all={totals.all} />
      </section>
    </div>
  );
}
