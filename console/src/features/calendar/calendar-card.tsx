// One entry of the calendar: when, what and where; its colour is how it stands, and what went wrong says why.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { Button, Tooltip } from 'antd';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { channelIcons } from '../../lib/channel-icons.tsx';
import { historyAddress } from '../../lib/history-address.ts';
import { scheduledAddress } from '../../lib/scheduled-address.ts';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { IconRow } from '../../ui/icon-row.tsx';
import { CardMenu } from './card-menu.tsx';
import { standingWords } from './standing-words.ts';
import { useEntryTitle } from './use-entry-title.ts';
import { whyTrouble } from './why-trouble.ts';

export type CalendarCardProps = {
  readonly item: CalendarItem;
  readonly mayMove: boolean;
  /** Taken up, and null when it is put down anywhere. */
  readonly onDrag: (item: CalendarItem | null) => void;
  readonly onMove: () => void;
};

export function CalendarCard({ item, mayMove, onDrag, onMove }: CalendarCardProps) {
  const { t } = useTranslation();
  const title = useEntryTitle()(item);
  const why = whyTrouble(item);
  const since = item.held === null ? '' : wallClock(item.held.since).slice(11);
  const heldWords = item.held?.isMine
    ? t('schedule.heldByYou', { since })
    : t('schedule.heldBy', { who: item.held?.by ?? '', since });
  // For the hand alone; the button below is everybody's way.
  const carried = {
    draggable: mayMove,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', title);
      onDrag(item);
    },
    onDragEnd: () => onDrag(null),
  };
  return (
    <article className={`cal-card cal-card-${item.standing}`} {...carried}>
      <Tooltip title={wallClockWithZone(item.dueAt)}>
        <time dateTime={item.dueAt}>{wallClock(item.dueAt).slice(11)}</time>
      </Tooltip>{' '}
      <Link
        to={mayMove ? scheduledAddress({ ...item, id: item.scheduleId ?? '' }) : historyAddress(item)}
        draggable={false}
      >
        {title}
      </Link>
      <div className="cal-where">
        <IconRow icons={channelIcons(item.accounts.map(({ channelid }) => channelid))} />
        <CardMenu item={item} />
      </div>
      <p className="cal-standing">
        {t(standingWords[item.standing])}
        {item.held && ` · ${heldWords}`}
      </p>
      {why !== null && <p className="cal-why">{why}</p>}
      {mayMove && (
        <Button size="small" aria-label={t('calendar.moveOne', { title })} onClick={onMove}>
          {t('calendar.move')}
        </Button>
      )}
    </article>
  );
}
