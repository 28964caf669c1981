// The desk of the composer: accounts at the left, the text in the middle, previews and checks at the right, actions below.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { channelNames, type ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { postOf } from '@herald/contract/post.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cautionsOf } from '../../lib/cautions.ts';
import { useSigns } from '../../lib/permissions.ts';
import { AccountArea } from './account-area.tsx';
import { ActionBar } from './action-bar.tsx';
import { BodyFields } from './body-fields.tsx';
import { CheckList } from './check-list.tsx';
import { shownTo } from './compose-buttons.ts';
import { ComposeHead } from './compose-head.tsx';
import type { Change } from './composition.ts';
import { ofGoing } from './departure.ts';
import { DeskNotices } from './desk-notices.tsx';
import { isWritten } from './items.ts';
import { openSubject } from './open-subject.ts';
import { countsByChannel } from './place-problems.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { filmFor } from './film-for.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { sentFrom } from './saved-forms.ts';
import type { SaveRoom } from './save-rooms.ts';
import { SaveStatus } from './save-status.tsx';
import type { Slots } from './slots.ts';
import type { Batch } from './use-batch.ts';
import { useBlocking } from './use-blocking.ts';
import { useChannelChange } from './use-channel-change.ts';
import { useChecks, useOwnPosts, usePost } from './use-checks.ts';
import type { Chosen } from './use-chosen.ts';
import { useDeparture } from './use-departure.ts';
import type { ItemCheck } from './use-item-problems.ts';
import { copyPlaceOf, type ItemsOnDesk } from './use-items.ts';
import { useItemsSlot } from './use-items-slot.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { OpenApart } from './copy-place.ts';
import { useLocalCopy } from './use-local-copy.ts';
import type { PlanningAll } from './use-planning-all.ts';
import { usePublishing, type Published } from './use-publishing.ts';
import { useSaving } from './use-saving.ts';
import { useSecondCautions } from './use-second-cautions.ts';
import { useScheduling } from './use-scheduling.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { isUploading } from './use-underway.ts';

export type ComposeDeskProps = Slots & {
  readonly items: ItemsOnDesk;
  readonly to: Chosen;
  readonly check: ItemCheck;
  readonly batch: Batch;
  readonly planning: PlanningAll;
  readonly room: SaveRoom;
  readonly openApart: OpenApart;
  readonly published: Published | null;
  readonly onPublished: (published: Published) => void;
  readonly catalogue: readonly CatalogueEntry[];
  readonly accounts: readonly ChannelBinding[];
  readonly person: string;
  /** The one channel this composer is for; null for all of them. */
  readonly only?: ChannelId | null;
};

export function ComposeDesk(props: ComposeDeskProps) {
  const {
    items,
    to: going,
    check,
    batch,
    planning,
    room,
    openApart,
    published,
    onPublished,
    catalogue,
    accounts,
    person,
    only = null,
    ...slots
  } = props;
  const { t } = useTranslation();
  const shown = shownTo(useSigns());
  const { desk, onUnfinished } = items;
  const { content } = desk;
  const subject = openSubject(desk.identity);
  const { underway, isTried } = items.active;
  const { chosen, rules, previewed, to } = going;
  const asked = { content, rules, uploading: underway, needsAccounts: shown.accounts, to, isTried };
  const checks = useChecks(asked);
  const { touch } = checks;
  const { change: alter } = desk;
  const change = useCallback((one: Change) => [touch(one), alter(one)], [touch, alter]);
  const saving = useSaving(desk, checks, underway, room);
  const isGone = saving.state.kind === 'gone';
  const isBlocked = useBlocking(checks);
  const departure = useDeparture({ chosen, catalogue, checks, isBlocked });
  const { depart } = departure;
  const seconds = useSecondCautions(sentFrom(desk.identity));
  const scheduling = useScheduling(checks, saving, depart, async (now) => {
    const there = ofGoing(now, { rules, problems: checks.now() });
    const outgoing = { post: postOf(content), problems: there.problems };
    return [...(await seconds(now.going)), ...cautionsOf(t, [outgoing], there.rules)];
  });
  const { title } = content;
  const nameless =
    only === null ? t('compose.title') : t('compose.titleFor', { channel: channelNames[only] });
  const publishing = usePublishing({
    title,
    checks,
    saving: {
      isReasonKnown: saving.isReasonKnown,
      savePackage: ({ leftOut }) =>
        leftOut.length > 0 ? saving.savePackageAndDraft() : saving.savePackage(),
    },
    depart,
    onPublished,
  });
  const copy = useLocalCopy(person, desk, room, copyPlaceOf(items, openApart));
  useLeaveGuard({
    isDirty: items.all.some(isWritten),
    isUploading: items.all.some((item) => isUploading(item.underway)),
    isGone,
    keepAll: copy.keepAll,
  });
  const post = usePost(content);
  const own = useOwnPosts(content, previewed);
  const listed = useItemsSlot({ items, to: going, check, batch, planning, checks });
  const chooseAccounts = useChannelChange(items, accounts, (ids) => change({ kind: 'accounts', ids }));
  const sent = [...(published ? [published] : []), ...batch.published];
  const problemCounts = useMemo(() => countsByChannel(checks.problems), [checks.problems]);
  useShortcuts({
    onSave: () => shown.saving && void saving.saveDraft(),
    onPublish: () => shown.publishing && publishing.open(),
  });
  return (
    <div className="cp-page">
      <ComposeHead title={title.trim() === '' ? nameless : title.trim()} identity={desk.identity}>
        <SaveStatus
          state={saving.state}
          isDirty={desk.isDirty}
          isKept={copy.isKept}
          {...(shown.saving ? { onRetry: () => void saving.saveDraft() } : {})}
        />
      </ComposeHead>
      {subject && !isGone && slots.renderPresence(subject)}
      <DeskNotices {...{ desk, copy, saving }} schedule={desk.identity.schedule} />
      <div className="cp-desk">
        <div className="cp-left">
          {shown.accounts && (
            <AccountArea
              accounts={accounts}
              catalogue={catalogue}
              chosen={content.accountIds}
              category={content.channel}
              problems={checks.at('accounts')}
              onChange={chooseAccounts}
            />
          )}
          {slots.renderItems(listed.slot)}
        </div>
        <BodyFields
          {...{ content, post, rules, to, catalogue, checks, change, slots, onUnfinished }}
          aside={desk.aside}
        />
        <div className="cp-side">
          {sent.map((one) => (
            <ProgressPanel
              key={one.publications[0]?.id}
              published={one}
              accounts={accounts}
              renderAnswers={slots.renderAnswers}
              leads={one === published || one === batch.published[0]}
              {...(sent.length > 1 || items.all.length > 1 ? { title: one.title } : {})}
            />
          ))}
          <CheckList problems={checks.problems} />
          {slots.renderPreviews({
            post,
            own,
            rules: previewed,
            accounts: chosen,
            problemCounts,
            ...(listed.articles ? { articles: listed.articles } : {}),
          })}
        </div>
      </div>
      <ActionBar
        {...{ shown, desk, saving, scheduling, publishing }}
        onClear={items.clear}
        accountCount={chosen.length}
        departure={departure.shown}
        isOneOfSeveral={items.all.length > 1}
      />
      {publishing.dialog !== 'closed' && (
        <PublishDialog
          {...{ publishing, post, own, rules }}
          filmFor={filmFor(content)}
          problems={checks.problems}
          sentFrom={sentFrom(desk.identity)}
        />
      )}
    </div>
  );
}
