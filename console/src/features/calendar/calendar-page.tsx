// The calendar of what is scheduled and what went out: month, week or list; entries that wait are moved by drag or by keyboard.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { Alert, Button, Segmented, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadFailureOf } from '../../lib/call-refusal.ts';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useEntries } from './api.ts';
import { calendarViews, daysOf, isDay, turned, type CalendarView } from './calendar-days.ts';
import { CalendarFilters, shownBy } from './calendar-filters.tsx';
import './calendar.css';
import { DayGrid } from './day-grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useMoving } from './use-moving.ts';

const list = '/api/content/schedulepubmaterial/list';

export function CalendarPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useListAddress();
  const today = wallClock(new Date(serverNow()).toISOString()).slice(0, 10);
  const asked = address.read('view');
  const view = calendarViews.find((one) => one === asked) ?? 'month';
  const day = isDay(address.read('day')) ? address.read('day') : today;
  const days = daysOf(view, day);
  const entries = useEntries({ from: days[0] ?? day, until: days.at(-1) ?? day }, address.refreshTime);
  const moving = useMoving();
  const [moved, setMoved] = useState<CalendarItem | null>(null);
  const items = (entries.data?.items ?? []).filter(shownBy(address));
  const failure = loadFailureOf(entries.error);
  const words: Record<CalendarView, string> = {
    month: t('calendar.month'),
    week: t('calendar.week'),
    list: t('calendar.list'),
  };
  return (
    <PageFrame
      heading={t('calendar.title')}
      action={<Button onClick={() => void navigate(list)}>{t('schedule.title')}</Button>}
      tools={
        <>
          <Segmented
            aria-label={t('calendar.view')}
            value={view}
            options={calendarViews.map((value) => ({ value, label: words[value] }))}
            onChange={(wanted) => address.show({ view: wanted === 'month' ? '' : wanted })}
          />
          <span className="cal-turn">
            <Button
              aria-label={t('calendar.back')}
              onClick={() => address.show({ day: turned(view, day, -1) })}
            >
              ‹
            </Button>
            <Button onClick={() => address.show({ day: '' })}>{t('calendar.today')}</Button>
            <Button aria-label={t('calendar.on')} onClick={() => address.show({ day: turned(view, day, 1) })}>
              ›
            </Button>
          </span>
          <strong className="cal-range" aria-live="polite">
            {view === 'week' ? `${days[0]} – ${days.at(-1)}` : day.slice(0, 7)}
          </strong>
          <span className="cal-zone">{platformZone()}</span>
          <CalendarFilters address={address} />
        </>
      }
    >
      {failure !== null && <Alert type="error" showIcon title={failure} className="cal-notice" />}
      {entries.data?.isCut && <Alert type="info" showIcon title={t('calendar.cut')} className="cal-notice" />}
      {entries.isPending && failure === null ? (
        <Spin className="cal-wait" description={t('calendar.title')} />
      ) : (
        <DayGrid
          {...{ view, days, day, today, items, moving }}
          isFiltered={items.length < (entries.data?.items.length ?? 0)}
          onMove={setMoved}
        />
      )}
      {moved && <MoveDialog item={moved} moving={moving} onClose={() => setMoved(null)} />}
    </PageFrame>
  );
}
