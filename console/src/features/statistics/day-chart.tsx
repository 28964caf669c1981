// How many posts each day had, stacked by what became of them; the table below tells the same in numbers.
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useMedia } from '../../ui/use-media.ts';
import { StackedBar } from './stacked-bar.tsx';
import { barsOf, topOf, totalOf, type Line } from './tally.ts';

const heightPx = 160;
const labelsPx = 22;

export function DayChart({ days }: { readonly days: readonly Line[] }) {
  const { t } = useTranslation();
  const isWide = useMedia('(min-width: 768px)');
  const { each, bars } = barsOf(days);
  const highest = Math.max(...bars.map(totalOf));
  const [top, share] = [topOf(highest), 100 / bars.length];
  const dayWord = new Intl.DateTimeFormat(currentLanguage(), {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const nameOf = ({ key }: Line) => dayWord.format(new Date(key));
  const every = Math.ceil(bars.length / (isWide ? 10 : 5));
  const peak = bars.find((bar) => totalOf(bar) === highest);
  const title = each === 'day' ? t('statistics.perDay') : t('statistics.perWeek');
  // One picture to who hears it, although it is no <img>.
  const drawing = {
    role: 'img',
    'aria-label': t('statistics.chart', {
      title,
      total: days.reduce((sum, day) => sum + totalOf(day), 0),
      peak: peak ? nameOf(peak) : '',
      highest,
    }),
  };
  return (
    <figure className="st-chart">
      <figcaption className="subheading">{title}</figcaption>
      <div className="st-plot">
        <div className="st-axis" aria-hidden="true" style={{ height: heightPx }}>
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{new Intl.NumberFormat(currentLanguage()).format(mark)}</span>
          ))}
        </div>
        <svg {...drawing} height={heightPx + labelsPx}>
          {[0, 0.5, 1].map((at) => (
            <line key={at} x1="0" x2="100%" y1={heightPx * at} y2={heightPx * at} stroke="var(--line)" />
          ))}
          {bars.map((line, at) => (
            <StackedBar
              key={line.key}
              upright
              {...{ line, top, name: nameOf(line), height: heightPx }}
              x={share * (at + 0.1)}
              width={share * 0.8}
            />
          ))}
          {bars.map(
            (line, at) =>
              at % every === 0 && (
                <text key={line.key} x={`${share * (at + 0.5)}%`} y={heightPx + 16} textAnchor="middle">
                  {nameOf(line)}
                </text>
              ),
          )}
        </svg>
      </div>
    </figure>
  );
}
