// The desk for what is scheduled: its words, its accounts and its time, with Cancel, Schedule and Publish alone (R-COMP-042).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { postOf } from '@herald/contract/post.ts';
import { Button } from 'antd';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cautionsOf } from '../../lib/cautions.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { AccountArea } from './account-area.tsx';
import { BodyFields } from './body-fields.tsx';
import { CheckList } from './check-list.tsx';
import { labelOf } from './choose-accounts.ts';
import { withAccounts, type Change } from './composition.ts';
import { placeOfSchedule } from './copy-place.ts';
import { DeskNotices } from './desk-notices.tsx';
import { freshKey } from './fresh-key.ts';
import { HoldNotice } from './hold-notice.tsx';
import type { Opened } from './open-items.ts';
import { countsByChannel } from './place-problems.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { filmFor } from './film-for.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { publishScheduled, type Grabbed } from './schedule-calls.ts';
import { ScheduleTime } from './schedule-time.tsx';
import { scheduledAccounts } from './scheduled-accounts.ts';
import { useSaveRooms } from './use-save-rooms.ts';
import type { Slots } from './slots.ts';
import { useBlocking } from './use-blocking.ts';
import { useChecks, useOwnPosts, usePost } from './use-checks.ts';
import { useChosen } from './use-chosen.ts';
import { useComposition } from './use-composition.ts';
import { useHold } from './use-hold.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLocalCopy } from './use-local-copy.ts';
import { usePublishing, type Published } from './use-publishing.ts';
import { useSecondCautions } from './use-second-cautions.ts';
import { useReplanning } from './use-replanning.ts';
import { scheduledStatus, useSaving } from './use-saving.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUnderway } from './use-underway.ts';
import { listed } from '../../lib/listed.ts';
import './action-bar.css';

export type ScheduledDeskProps = Slots & {
  readonly grabbed: Grabbed;
  readonly opened: Opened;
  readonly bid: string | null;
  readonly catalogue: readonly CatalogueEntry[];
  readonly accounts: readonly ChannelBinding[];
  readonly person: string;
  readonly onLeave: () => void;
};

export function ScheduledDesk(props: ScheduledDeskProps) {
  const { grabbed, opened, bid, catalogue, accounts, person, onLeave, ...slots } = props;
  const { t } = useTranslation();
  const { canSchedule, canPublish } = useSigns();
  const { schedule, zone } = grabbed;
  const [slot] = useState(freshKey);
  const waiting = { id: schedule.id, pubTime: schedule.pubTime, zone };
  const desk = useComposition({
    content: { ...opened.content, accountIds: scheduledAccounts(schedule, bid) },
    identity: { ...opened.identity, schedule: waiting },
  });
  const { content } = desk;
  const { underway, isUploading, onUnfinished } = useUnderway();
  const { chosen, rules, previewed, to } = useChosen(content.accountIds, accounts, catalogue);
  const checks = useChecks({ content, rules, uploading: underway, needsAccounts: true, to });
  const { touch } = checks;
  const { change: alter } = desk;
  const change = useCallback((one: Change) => [touch(one), alter(one)], [touch, alter]);
  const room = useSaveRooms().of('');
  const saving = useSaving(desk, checks, underway, room);
  const isBlocked = useBlocking(checks);
  const bids = chosen.map(({ id }) => id);
  // In the row it was opened from; it waits with its old words until it is planned anew.
  const saveWords = () =>
    desk.identity.draftId === null
      ? saving.savePackage({ replaces: schedule.id })
      : saving.saveDraft({ status: scheduledStatus, replaces: schedule.id });
  const left = schedule.accounts.filter(({ id }) => !bids.includes(id));
  const leftOut = left.length === 0 ? null : listed(left.map((one) => labelFor(one, accounts)));
  const seconds = useSecondCautions(schedule.draftid ?? schedule.pkGUID);
  const cautions = async () => [
    ...(await seconds(chosen)),
    ...cautionsOf(t, [{ post: postOf(content), problems: checks.now() }], rules),
  ];
  const replanning = useReplanning({ schedule, bids, checks, isBlocked, cautions, saveWords, leftOut });
  // Somebody else's words, and not the accounts they were saved with: which these are the schedule says.
  const takeTheirs = ({ content: theirs, identity }: Opened) =>
    saving.takeTheirs({
      content: withAccounts(theirs, content.accountIds),
      identity: { ...identity, schedule: waiting },
    });
  const [published, setPublished] = useState<Published | null>(null);
  const publishing = usePublishing({
    title: content.title,
    checks,
    saving: { savePackage: saveWords, isReasonKnown: saving.isReasonKnown },
    // All or none: what was scheduled together is not parted by a fault.
    depart: () => (isBlocked() ? null : { going: chosen, leftOut: [] }),
    onPublished: setPublished,
    sendTo: (what, ids, confirmed) => publishScheduled(schedule.id, what, ids, confirmed),
  });
  const copy = useLocalCopy(person, desk, room, placeOfSchedule(slot));
  const post = usePost(content);
  const own = useOwnPosts(content, previewed);
  const problemCounts = useMemo(() => countsByChannel(checks.problems), [checks.problems]);
  const isGone = saving.state.kind === 'gone';
  useLeaveGuard({ isDirty: desk.isDirty, isUploading, isGone, keepAll: copy.keepAll });
  const leave = useEffectEvent(onLeave);
  const { isDone } = replanning;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  const isSent = published !== null;
  const hold = useHold(grabbed, isSent);
  useShortcuts({
    onSave: () => tell('info', t('compose.savesNothing')),
    onPublish: () => canPublish && !isSent && publishing.open(),
  });
  return (
    <div className="cp-page">
      <h1 className="cp-title">{t('compose.hold.heading')}</h1>
      {!isSent && <HoldNotice hold={hold} pubTime={schedule.pubTime} />}
      <DeskNotices {...{ desk, copy }} saving={{ ...saving, takeTheirs }} schedule={null} />
      <div className="cp-desk">
        <AccountArea
          accounts={accounts}
          catalogue={catalogue}
          chosen={content.accountIds}
          category={content.channel}
          problems={checks.at('accounts')}
          onChange={(ids) => change({ kind: 'accounts', ids })}
        />
        <BodyFields
          {...{ content, post, rules, to, catalogue, checks, change, slots, onUnfinished }}
          aside={desk.aside}
        />
        <div className="cp-side">
          {published && <ProgressPanel {...{ published, accounts }} renderAnswers={slots.renderAnswers} />}
          <CheckList problems={checks.problems} />
          {slots.renderPreviews({ post, own, rules: previewed, accounts: chosen, problemCounts })}
        </div>
      </div>
      <div className="cp-bar">
        <Button onClick={onLeave}>{t('compose.cancel')}</Button>
        <SaveStatus state={saving.state} isDirty={desk.isDirty} isKept={copy.isKept} />
        {canSchedule && (
          <>
            <ScheduleTime scheduling={replanning} />
            <Button disabled={isSent} loading={replanning.isWorking} onClick={() => void replanning.press()}>
              {t('compose.hold.schedule')}
            </Button>
          </>
        )}
        {canPublish && (
          <Button
            type="primary"
            disabled={isSent || publishing.isLocked || publishing.dialog === 'sending'}
            onClick={publishing.open}
          >
            {t('compose.publish')}
          </Button>
        )}
      </div>
      {publishing.dialog !== 'closed' && (
        <PublishDialog
          {...{ publishing, post, own, rules }}
          filmFor={filmFor(content)}
          problems={checks.problems}
          sentFrom={schedule.draftid ?? schedule.pkGUID}
          note={leftOut === null ? null : t('compose.hold.others', { accounts: leftOut })}
        />
      )}
    </div>
  );
}

type Left = Grabbed['schedule']['accounts'][number];

function labelFor({ id, name }: Left, accounts: readonly ChannelBinding[]): string {
  const known = accounts.find((account) => account.id === id);
  return known ? labelOf(known) : name;
}
