// The columns of the statistics: what a line stands for, what became of its posts, and what their readers did.
import type { FigureName } from '@herald/contract/figures.ts';
import { outcomes } from '@herald/contract/totals.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figureWords } from '../../lib/figure-words.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { outcomeWords } from './outcome-words.ts';
import { shownFigures } from './shown-figures.ts';
import { totalOf, type Grouping, type Line } from './tally.ts';

export const groupingWords = {
  day: 'statistics.groupings.day',
  channel: 'statistics.groupings.channel',
  account: 'statistics.groupings.account',
  category: 'statistics.groupings.category',
} as const satisfies Record<Grouping, string>;

/** Below every figure that not all of the live posts have stands of how many it is. */
function FigureCell({ line, name }: { readonly line: Line; readonly name: FigureName }) {
  const { t } = useTranslation();
  const { outcomes: counted, figures } = line;
  const figure = figures[name];
  if (figure === undefined) return '–';
  return (
    <>
      {new Intl.NumberFormat(currentLanguage()).format(figure.sum)}
      {figure.posts < counted.live && (
        <div className="aside">{t('statistics.ofPosts', { posts: figure.posts, live: counted.live })}</div>
      )}
    </>
  );
}

export type TotalsColumn = {
  readonly key: string;
  readonly title: string;
  readonly compare: (one: Line, other: Line) => number;
  readonly cell: (line: Line) => ReactNode;
};

/** The first names the line; the others are numbers. */
export function useTotalsColumns(grouping: Grouping): readonly TotalsColumn[] {
  const { t } = useTranslation();
  const written = new Intl.NumberFormat(currentLanguage());
  const byName = new Intl.Collator(currentLanguage());
  const sumOf = ({ figures }: Line, name: FigureName) => figures[name]?.sum ?? -1;
  return [
    {
      key: 'name',
      title: t(groupingWords[grouping]),
      compare: (one, other) => byName.compare(one.name, other.name),
      cell: ({ name, aside }) => (
        <>
          <span className="st-name" title={name}>
            {name}
          </span>
          {aside !== '' && <div className="aside">{aside}</div>}
        </>
      ),
    },
    {
      key: 'total',
      title: t('statistics.total'),
      compare: (one, other) => totalOf(one) - totalOf(other),
      cell: (line) => written.format(totalOf(line)),
    },
    ...outcomes.map((outcome): TotalsColumn => ({
      key: outcome,
      title: t(outcomeWords[outcome].key),
      compare: (one, other) => one.outcomes[outcome] - other.outcomes[outcome],
      cell: (line) => written.format(line.outcomes[outcome]),
    })),
    ...shownFigures.map((name): TotalsColumn => ({
      key: name,
      title: t(figureWords[name]),
      compare: (one, other) => sumOf(one, name) - sumOf(other, name),
      cell: (line) => <FigureCell line={line} name={name} />,
    })),
  ];
}
