// The days with their entries, one under the other in a list or on a small screen; a day takes what is dropped on it.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../lib/wall-clock.ts';
import { CalendarCard } from './calendar-card.tsx';
import { sameMonth, type CalendarView } from './calendar-days.ts';
import type { Moving } from './use-moving.ts';
import { weekdayOf } from './weekday-of.ts';

export type DayGridProps = {
  readonly view: CalendarView;
  readonly days: readonly string[];
  readonly day: string;
  readonly today: string;
  readonly items: readonly CalendarItem[];
  /** There are more than these, which the filters leave out. */
  readonly isFiltered: boolean;
  readonly moving: Moving;
  /** A person wants to give this one another time by hand. */
  readonly onMove: (item: CalendarItem) => void;
};

export function DayGrid({ view, days, day, today, items, isFiltered, moving, onMove }: DayGridProps) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<CalendarItem | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const itemsOn = (one: string) => items.filter(({ dueAt }) => wallClock(dueAt).startsWith(one));
  const isListed = view === 'list';
  const shown = isListed ? days.filter((one) => itemsOn(one).length > 0 || one === today) : days;
  const hear = (one: string) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(one);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(null);
      if (dragged !== null) void moving.toDay(dragged, one);
      setDragged(null);
    },
  });
  if (isListed && items.length === 0)
    return <p className="cal-none">{t(isFiltered ? 'calendar.nothingFound' : 'calendar.nothing')}</p>;
  return (
    <ol className={`cal-days cal-${view}`}>
      {shown.map((one) => {
        const here = itemsOn(one);
        const marks = [
          'cal-day',
          one === today ? 'cal-today' : '',
          view === 'month' && !sameMonth(one, day) ? 'cal-beside' : '',
          over === one ? 'cal-over' : '',
          here.length === 0 ? 'cal-empty' : '',
        ];
        return (
          <li key={one} className={marks.filter((mark) => mark !== '').join(' ')} {...hear(one)}>
            <h2 className="cal-date">
              <span>{weekdayOf(one)}</span> <time dateTime={one}>{one.slice(view === 'month' ? 8 : 5)}</time>
            </h2>
            {here.map((item) => (
              <CalendarCard
                key={item.id}
                item={item}
                mayMove={moving.mayMove(item)}
                onDrag={setDragged}
                onMove={() => onMove(item)}
              />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
