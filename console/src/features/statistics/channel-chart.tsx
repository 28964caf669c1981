// How many posts each channel had, stacked by what became of them, the most first.
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { StackedBar } from './stacked-bar.tsx';
import { totalOf, type Line } from './tally.ts';

const rowPx = 38;
const barPx = 14;

export function ChannelChart({ channels }: { readonly channels: readonly Line[] }) {
  const { t } = useTranslation();
  const written = new Intl.NumberFormat(currentLanguage());
  const [first] = channels;
  const top = Math.max(...channels.map(totalOf), 1);
  const title = t('statistics.perChannel');
  // One picture to who hears it, although it is no <img>.
  const drawing = {
    role: 'img',
    'aria-label': t('statistics.chart', {
      title,
      total: channels.reduce((sum, channel) => sum + totalOf(channel), 0),
      peak: first?.name ?? '',
      highest: top,
    }),
  };
  return (
    <figure className="st-chart">
      <figcaption className="subheading">{title}</figcaption>
      <svg {...drawing} height={rowPx * channels.length}>
        {channels.map((line, at) => (
          <g key={line.key}>
            <text x="0" y={rowPx * at + 13}>
              {line.name}
            </text>
            <text x="100%" y={rowPx * at + 13} textAnchor="end">
              {written.format(totalOf(line))}
            </text>
            <StackedBar
              upright={false}
              {...{ line, top, name: line.name }}
              y={rowPx * at + 18}
              height={barPx}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
