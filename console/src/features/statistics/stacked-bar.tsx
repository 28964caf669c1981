// One bar of a chart, upright or lying: its parts one after another in the colours of what became of the posts.
import { outcomes } from '@herald/contract/totals.ts';
import { useTranslation } from 'react-i18next';
import { outcomeWords } from './outcome-words.ts';
import type { Line } from './tally.ts';

/** `x` and `width` of an upright bar, and `width` of a lying one, are shares of the whole chart in percent. */
export type StackedBarProps = {
  readonly line: Line;
  readonly name: string;
  readonly top: number;
} & (
  | { readonly upright: true; readonly x: number; readonly width: number; readonly height: number }
  | { readonly upright: false; readonly y: number; readonly height: number }
);

export function StackedBar(props: StackedBarProps) {
  const { t } = useTranslation();
  const { line, name, top } = props;
  const parts = outcomes.filter((outcome) => line.outcomes[outcome] > 0);
  const before = (at: number) => parts.slice(0, at).reduce((sum, part) => sum + line.outcomes[part], 0);
  return parts.map((outcome, at) => {
    const [number, start] = [line.outcomes[outcome], before(at)];
    const { key, colour } = outcomeWords[outcome];
    const place = props.upright
      ? {
          x: `${props.x}%`,
          width: `${props.width}%`,
          y: props.height * (1 - (start + number) / top),
          height: (props.height * number) / top,
        }
      : { x: `${(100 * start) / top}%`, width: `${(100 * number) / top}%`, y: props.y, height: props.height };
    return (
      <rect key={outcome} {...place} fill={colour} stroke="#ffffff" strokeWidth={0.5}>
        <title>{`${name}: ${t(key)} ${number}`}</title>
      </rect>
    );
  });
}
