// Which days are counted: shortcuts as buttons, of which one may be pressed, and any range beside them.
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayRange } from '../../lib/day-range.tsx';
import { shortcuts, shortcutsOf, type Range } from './days.ts';

export type RangeButtonsProps = {
  readonly range: Range;
  readonly today: string;
  readonly onChange: (range: Range) => void;
};

const words = {
  today: 'statistics.shortcuts.today',
  week: 'statistics.shortcuts.week',
  month: 'statistics.shortcuts.month',
  thisMonth: 'statistics.shortcuts.thisMonth',
} as const satisfies Record<(typeof shortcuts)[number], string>;

export function RangeButtons({ range, today, onChange }: RangeButtonsProps) {
  const { t } = useTranslation();
  const ranges = shortcutsOf(today);
  const isShown = ({ from, until }: Range) => from === range.from && until === range.until;
  // On the last day of a month, or its first, two of them are the same.
  const pressed = shortcuts.find((name) => isShown(ranges[name]));
  return (
    <>
      <Flex component="fieldset" wrap gap={4} aria-label={t('statistics.days')} className="st-fieldset">
        {shortcuts.map((name) => (
          <Button
            key={name}
            type={name === pressed ? 'primary' : 'default'}
            aria-pressed={name === pressed}
            onClick={() => onChange(ranges[name])}
          >
            {t(words[name])}
          </Button>
        ))}
      </Flex>
      <DayRange {...range} label={t('statistics.days')} onChange={onChange} />
    </>
  );
}
