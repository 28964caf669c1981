// Above what is scheduled and being edited: until when it is held and the way to hold it longer, or that it was lost and what it is now (D-01).
import { Alert, Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { platformZone } from '../../lib/clock.ts';
import { scheduleAddress } from '../../lib/scheduled-address.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import type { HoldStanding } from './hold-standing.ts';
import './notices.css';
import type { Hold } from './use-hold.ts';

const history = '/api/content/publish/pubHistory';

/** `pubTime` as it was when it was opened here. */
export function HoldNotice({ hold, pubTime }: { readonly hold: Hold; readonly pubTime: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { now, isOver } = hold;
  const isStanding = now.kind === 'mine' && !isOver;
  const isEnded = now.kind === 'sent' || now.kind === 'ended';
  return (
    <Alert
      type={isStanding ? 'info' : 'warning'}
      showIcon
      className="cp-notice"
      title={now.kind === 'mine' && isOver ? t('compose.hold.over') : wordsOf(t, now, pubTime)}
      action={
        <>
          {isEnded && (
            <Button size="small" onClick={() => void navigate(history)}>
              {t('compose.hold.history')}
            </Button>
          )}
          {now.kind === 'anew' && <Link to={scheduleAddress(now)}>{t('compose.hold.heading')}</Link>}
          {!isEnded && now.kind !== 'anew' && (
            <Button size="small" onClick={() => void hold.longer()}>
              {isStanding ? t('compose.hold.longer') : t('compose.hold.again')}
            </Button>
          )}
        </>
      }
    />
  );
}

function wordsOf(t: TFunction, now: HoldStanding, pubTime: string): string {
  const planned = { time: pubTime, zone: platformZone() };
  const shortly = (instant: string) => wallClock(instant).slice(11);
  if (now.kind === 'mine') return t('compose.hold.standing', { ...planned, until: shortly(now.until) });
  if (now.kind === 'taken') return t('compose.hold.taken', { who: now.by, until: shortly(now.until) });
  if (now.kind === 'free') return t('compose.hold.free', { time: now.pubTime, zone: now.zone });
  if (now.kind === 'anew') return t('compose.hold.anew', { time: now.pubTime, zone: now.zone });
  return t(now.kind === 'sent' ? 'compose.waitsNot.sent' : 'compose.waitsNot.ended', planned);
}
