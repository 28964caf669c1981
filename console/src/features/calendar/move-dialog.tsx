// The keyboard's way of moving an entry: its time as text in the platform's zone.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { problem } from '@herald/contract/problems.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone } from '../../lib/clock.ts';
import { fieldTextOf, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useEntryTitle } from './use-entry-title.ts';
import type { Moving } from './use-moving.ts';

export type MoveDialogProps = {
  readonly item: CalendarItem;
  readonly moving: Moving;
  readonly onClose: () => void;
};

export function MoveDialog({ item, moving, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const zone = platformZone();
  const [time, setTime] = useState(() => fieldTextOf(new Date(item.dueAt).getTime(), zone));
  const move = () => {
    const chosen = readFieldText(time, zone);
    if (chosen === null) return tell('error', sayProblem(problem('time-missing', 'time')));
    onClose();
    void moving.toTime(item, pubTimeOf(chosen, zone));
  };
  return (
    <Modal
      mask={{ closable: false }}
      open
      title={t('calendar.moveOne', { title: useEntryTitle()(item) })}
      okText={t('calendar.move')}
      cancelText={t('list.cancel')}
      closable={false}
      afterOpenChange={leadFocusIn}
      onOk={move}
      onCancel={onClose}
    >
      <input
        className="cal-time"
        type="datetime-local"
        step={1}
        value={time}
        aria-label={t('compose.time', { zone })}
        onChange={(event) => setTime(event.target.value)}
      />{' '}
      <span className="cal-zone">{zone}</span>
    </Modal>
  );
}
