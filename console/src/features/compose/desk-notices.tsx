// What stands above the desk: that it waits for its time, a copy left by a crash or none that is kept, a change made elsewhere, or that it was deleted.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { scheduleAddress } from '../../lib/scheduled-address.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { CopyAccounts } from './copy-accounts.tsx';
import './notices.css';
import { OtherVersion } from './other-version.tsx';
import type { Waiting } from './saved-forms.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import type { OfferedCopy } from './use-local-copy.ts';
import type { Saving } from './use-saving.ts';

export type DeskNoticesProps = {
  readonly desk: Pick<CompositionOnDesk, 'content' | 'identity'>;
  readonly copy: OfferedCopy;
  readonly saving: Saving;
  readonly schedule: Waiting | null;
  /** What was deleted meanwhile comes back with what is done here: nothing is saved as new. */
  readonly comesBack?: boolean;
};

export function DeskNotices({ desk, copy, saving, schedule, comesBack = false }: DeskNoticesProps) {
  const { t } = useTranslation();
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      {schedule && (
        <Alert
          type="info"
          showIcon
          className="cp-notice"
          title={t('compose.waits', { time: schedule.pubTime, zone: schedule.zone })}
          action={<Link to={scheduleAddress(schedule)}>{t('compose.hold.heading')}</Link>}
        />
      )}
      {copy.offered && (
        <Alert
          type="info"
          showIcon
          className="cp-notice"
          title={t('compose.copy.found', { at: wallClock(new Date(copy.offered.keptAt).toISOString()) })}
          action={
            <span className="cp-notice-actions">
              <Button size="small" type="primary" onClick={copy.restore}>
                {t('compose.copy.restore')}
              </Button>
              <Button size="small" onClick={copy.discard}>
                {t('compose.copy.discard')}
              </Button>
            </span>
          }
        />
      )}
      {copy.apart && <CopyAccounts apart={copy.apart} chosen={desk.content.accountIds} />}
      {!copy.isKept && (
        <Alert type="warning" showIcon className="cp-notice" title={t('compose.copy.notKept')} />
      )}
      {saving.state.kind === 'taken' && (
        <Alert
          type="warning"
          showIcon
          className="cp-notice"
          title={saving.state.sentence}
          action={
            <span className="cp-notice-actions">
              <Button size="small" onClick={() => setComparing(true)}>
                {t('compose.compare')}
              </Button>
              <Button size="small" type="primary" onClick={() => void saving.takeOver()}>
                {t('compose.takeOver')}
              </Button>
            </span>
          }
        />
      )}
      {saving.state.kind === 'gone' && !comesBack && (
        <Alert
          type="warning"
          showIcon
          className="cp-notice"
          title={t(desk.identity.draftId === null ? 'compose.gone.package' : 'compose.gone.draft')}
          action={
            <Button size="small" type="primary" onClick={() => void saving.saveAsNew()}>
              {t('compose.gone.saveAsNew')}
            </Button>
          }
        />
      )}
      {isComparing && (
        <OtherVersion
          identity={desk.identity}
          content={desk.content}
          onTake={(theirs) => {
            setComparing(false);
            saving.takeTheirs(theirs);
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
