// Above what is scheduled and being edited: until when it is held, and the way to hold it longer (D-01).
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformZone } from '../../lib/clock.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import './notices.css';
import type { Hold } from './use-hold.ts';

export function HoldNotice({ hold, pubTime }: { readonly hold: Hold; readonly pubTime: string }) {
  const { t } = useTranslation();
  const until = wallClock(hold.until).slice(11);
  return (
    <Alert
      type={hold.isOver ? 'warning' : 'info'}
      showIcon
      className="cp-notice"
      title={
        hold.isOver
          ? t('compose.hold.over')
          : t('compose.hold.standing', { time: pubTime, zone: platformZone(), until })
      }
      action={
        <Button size="small" onClick={() => void hold.longer()}>
          {hold.isOver ? t('compose.hold.again') : t('compose.hold.longer')}
        </Button>
      }
    />
  );
}
