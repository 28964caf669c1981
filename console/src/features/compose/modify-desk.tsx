// The desk for what is live: its words as readers see them, where they stand, and one way out: modify publish (R-COMP-039 to R-COMP-041).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { withoutChosen, type Recipient } from '@herald/contract/check-choices.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { versionOf, type PostVersion } from '@herald/contract/versions.ts';
import { Button } from 'antd';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import type { LiveNow, Target } from './api.ts';
import { BodyFields } from './body-fields.tsx';
import { wayThere } from './change-ways.ts';
import { CheckList } from './check-list.tsx';
import type { Change } from './composition.ts';
import { placeOfLive } from './copy-place.ts';
import { DeskNotices } from './desk-notices.tsx';
import { freshKey } from './fresh-key.ts';
import { ModifyAccounts } from './modify-accounts.tsx';
import { ModifyDialog } from './modify-dialog.tsx';
import { ModifyNotices } from './modify-notices.tsx';
import { ModifyProgress } from './modify-progress.tsx';
import { countsByChannel } from './place-problems.ts';
import { useSaveRooms } from './use-save-rooms.ts';
import { SaveStatus } from './save-status.tsx';
import { nobody } from './saved-forms.ts';
import type { Slots } from './slots.ts';
import { useBlocking } from './use-blocking.ts';
import { useChecks, useOwnPosts, usePost } from './use-checks.ts';
import { useComposition } from './use-composition.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLocalCopy } from './use-local-copy.ts';
import { useModifying, type Modified } from './use-modifying.ts';
import { useSaving, type Saving } from './use-saving.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useStandingSettings } from './use-standing-settings.ts';
import { useUnderway } from './use-underway.ts';
import './action-bar.css';

export type ModifyDeskProps = Slots & {
  readonly live: LiveNow;
  /** Why it cannot be changed any more, where it was live when it was opened. */
  readonly gone: string | null;
  /** Where its package stands all the same. */
  readonly elsewhere: readonly Target[];
  readonly refresh: () => Promise<LiveNow | null>;
  readonly catalogue: readonly CatalogueEntry[];
  readonly accounts: readonly ChannelBinding[];
  readonly person: string;
  readonly onLeave: () => void;
};

export function ModifyDesk({
  live,
  gone,
  elsewhere,
  refresh,
  catalogue,
  accounts,
  person,
  onLeave,
  ...slots
}: ModifyDeskProps) {
  const { t } = useTranslation();
  // What stands is looked at again before each change: what was written here began with this.
  const [opened] = useState(live);
  const [slot] = useState(freshKey);
  const { canModify } = useSigns();
  const composition = useComposition({
    content: opened.content,
    identity: { ...nobody, pkGUID: opened.pkGUID, packageRevision: opened.revision },
  });
  const desk = useStandingSettings(composition, live, catalogue);
  const { content, saved } = desk;
  const { underway, isUploading, onUnfinished } = useUnderway();
  const { rules, chosen, isPossible, checked } = useStanding(live, catalogue, accounts);
  const checks = useChecks({
    content,
    rules: checked,
    uploading: underway,
    needsAccounts: true,
    to: nobodyNew,
  });
  const { touch } = checks;
  const { change: alter } = desk;
  const change = useCallback((one: Change) => [touch(one), alter(one)], [touch, alter]);
  const room = useSaveRooms().of('');
  const saving = useSaving(desk, checks, underway, room, t('modify.deleted'));
  const post = usePost(content);
  const own = useOwnPosts(content, rules);
  const wantedAt = useVersionAt(post, own, catalogue);
  const openedAt = useVersionAt(usePost(opened.content), useOwnPosts(opened.content, rules), catalogue);
  const isBlocked = useBlocking(checks);
  const { title } = content;
  const modifying = useModifying({
    live,
    opened,
    title,
    wantedAt,
    openedAt,
    checks,
    saving,
    isBlocked,
    refresh,
  });
  const isOver = gone !== null;
  // What can go on elsewhere is offered there.
  const goesOn = elsewhere.some((one) => wayThere(one).way !== 'never');
  const copy = useLocalCopy(
    person,
    desk,
    isOver && !goesOn ? { ...room, state: { kind: 'gone' } } : room,
    placeOfLive(live.oldPkGUID, slot),
  );
  const problemCounts = useMemo(() => countsByChannel(checks.problems), [checks.problems]);
  const isGone = (isOver && !goesOn) || saving.state.kind === 'gone';
  const isWritten = desk.isDirty || isUploading;
  // As it was found to be over.
  const [isStaying, setStaying] = useState<boolean | null>(null);
  if (isOver && isStaying === null) setStaying(isWritten);
  // The page goes back (R-STATE-010), but never with words that are saved nowhere.
  const end = useEffectEvent(() => {
    if (gone !== null) tell('warning', gone);
    if (!isWritten) onLeave();
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const saveAsNew = async () => {
    if (!(await saving.saveAsNew())) return;
    setStaying(false);
    tell('success', t('compose.savedToContent'));
  };
  const isDeleted = (live.isDeleted || saving.state.kind === 'gone') && !modifying.isBack;
  const { noticed, isOnlySaved } = useOverwriting(saving, modifying.modified);
  useLeaveGuard({ isDirty: desk.isDirty, isUploading, isGone, keepAll: copy.keepAll });
  useShortcuts({
    onSave: () => tell('info', t('compose.savesNothing')),
    onPublish: () => canModify && isPossible && !isOver && void modifying.open(),
  });
  return (
    <div className="cp-page">
      <h1 className="cp-title">{t('modify.heading')}</h1>
      <DeskNotices {...{ desk, copy }} saving={noticed} schedule={null} comesBack />
      <ModifyNotices
        {...{ live, modifying, isOver, elsewhere, isWritten, isOnlySaved, isDeleted, isPossible }}
        isStaying={isStaying === true}
        isKept={copy.isKept}
        onSaveAsNew={() => void saveAsNew()}
      />
      <div className="cp-desk">
        {isOver ? <div className="cp-left" /> : <ModifyAccounts targets={live.targets} />}
        <BodyFields
          {...{ content, post, rules, checks, change, slots, onUnfinished }}
          to={nobodyNew}
          aside={desk.aside}
          isLive
        />
        <div className="cp-side">
          {modifying.modified && (
            <ModifyProgress
              modified={modifying.modified}
              targets={live.targets}
              renderAnswers={slots.renderAnswers}
            />
          )}
          {isPossible && !isOver && <CheckList problems={checks.problems} />}
          {slots.renderPreviews({ post, own, rules, accounts: chosen, problemCounts })}
        </div>
      </div>
      <div className="cp-bar">
        <Button onClick={onLeave}>{t('compose.cancel')}</Button>
        <SaveStatus state={saving.state} isDirty={desk.isDirty} isKept={copy.isKept} />
        {canModify && (
          <Button
            type="primary"
            disabled={!isPossible || isOver || modifying.isLocked || modifying.dialog === 'sending'}
            onClick={() => void modifying.open()}
          >
            {t('modify.publish')}
          </Button>
        )}
      </div>
      {modifying.dialog !== 'closed' && <ModifyDialog {...{ modifying, wantedAt, rules, content, saved }} />}
    </div>
  );
}

/** Whoever writes over what somebody else saved has saved, and changed nothing that readers see. */
function useOverwriting(saving: Saving, modified: Modified | null) {
  const [since, setSince] = useState<{ readonly modified: Modified | null } | null>(null);
  const takeOver = async () => {
    const saved = await saving.takeOver();
    setSince(saved && { modified });
    return saved;
  };
  return { noticed: { ...saving, takeOver }, isOnlySaved: since !== null && since.modified === modified };
}

/** As each channel gets it: only what becomes another there is shown there. */
function useVersionAt(
  post: Post,
  own: ReturnType<typeof useOwnPosts>,
  catalogue: readonly CatalogueEntry[],
): (target: Target) => PostVersion {
  return useCallback(
    ({ item }: Target) =>
      versionOf(
        own.get(item.channelid) ?? post,
        catalogue.find(({ rules: of }) => of.channelId === item.channelid)?.rules,
      ),
    [post, own, catalogue],
  );
}

/** What is chosen for accounts was chosen when it was published there. */
const nobodyNew: readonly Recipient[] = [];

/** The rules of the channels where something can be changed; where nothing can, of all it stands on. */
function useStanding(
  live: LiveNow,
  catalogue: readonly CatalogueEntry[],
  accounts: readonly ChannelBinding[],
) {
  return useMemo(() => {
    const open = live.targets.filter((one) => wayThere(one).way !== 'never');
    const channels = new Set((open.length > 0 ? open : live.targets).map(({ item }) => item.channelid));
    const bids = new Set(live.targets.map(({ item }) => item.bid));
    const rules = catalogue.map((entry) => entry.rules).filter(({ channelId }) => channels.has(channelId));
    return {
      rules,
      checked: rules.map((rule) => (rule.can.edit === 'in-place' ? withoutChosen(rule) : rule)),
      chosen: accounts.filter(({ id }) => bids.has(id)),
      isPossible: open.length > 0,
    };
  }, [live, catalogue, accounts]);
}
