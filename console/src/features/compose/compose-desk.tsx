// The desk of the composer: accounts at the left, the text in the middle, previews and checks at the right, actions below.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { channelNames, type CatalogueEntry, type ChannelId } from '@herald/contract/channels.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSigns } from '../../lib/permissions.ts';
import { AccountArea } from './account-area.tsx';
import { ActionBar } from './action-bar.tsx';
import type { Opened } from './api.ts';
import { BodyFields } from './body-fields.tsx';
import { CheckList } from './check-list.tsx';
import { shownTo } from './compose-buttons.ts';
import type { Change } from './composition.ts';
import { DeskNotices } from './desk-notices.tsx';
import { countsByChannel } from './place-problems.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Slots } from './slots.ts';
import { useBlocking } from './use-blocking.ts';
import { useChecks, usePost } from './use-checks.ts';
import { useChosen } from './use-chosen.ts';
import { useComposition } from './use-composition.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLocalCopy } from './use-local-copy.ts';
import { usePublishing } from './use-publishing.ts';
import { useSaving } from './use-saving.ts';
import { useScheduling } from './use-scheduling.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUnderway } from './use-underway.ts';

export type ComposeDeskProps = Slots & {
  readonly opened: Opened;
  readonly catalogue: readonly CatalogueEntry[];
  readonly accounts: readonly ChannelBinding[];
  readonly person: string;
  /** The one channel this composer is for; null for all of them. */
  readonly only?: ChannelId | null;
};

export function ComposeDesk({
  opened,
  catalogue,
  accounts,
  person,
  only = null,
  ...slots
}: ComposeDeskProps) {
  const { t } = useTranslation();
  const shown = shownTo(useSigns());
  const desk = useComposition(opened);
  const { content } = desk;
  const { underway, isUploading, onUnfinished } = useUnderway();
  const { chosen, rules, previewed, to } = useChosen(content.accountIds, accounts, catalogue);
  const checks = useChecks({ content, rules, uploading: underway, needsAccounts: shown.accounts, to });
  const { touch } = checks;
  const { change: alter } = desk;
  const change = useCallback((one: Change) => [touch(one), alter(one)], [touch, alter]);
  const saving = useSaving(desk, checks, underway);
  const isBlocked = useBlocking(checks);
  const accountIds = chosen.map(({ id }) => id);
  const scheduling = useScheduling(accountIds, checks, saving, isBlocked);
  const publishing = usePublishing(accountIds, checks, saving, isBlocked);
  const copy = useLocalCopy(person, desk);
  const post = usePost(content);
  const problemCounts = useMemo(() => countsByChannel(checks.problems), [checks.problems]);
  useLeaveGuard(desk.isDirty || isUploading);
  useShortcuts({
    onSave: () => shown.saving && void saving.saveDraft(),
    onPublish: () => shown.publishing && publishing.open(),
  });
  return (
    <div className="cp-page">
      <h1 className="cp-title">
        {only === null ? t('compose.title') : t('compose.titleFor', { channel: channelNames[only] })}
      </h1>
      <DeskNotices copy={copy} saving={saving} schedule={desk.identity.schedule} />
      <div className={shown.accounts ? 'cp-desk' : 'cp-desk cp-desk-narrow'}>
        {shown.accounts && (
          <AccountArea
            accounts={accounts}
            catalogue={catalogue}
            chosen={content.accountIds}
            category={content.channel}
            problems={checks.at('accounts')}
            onChange={(ids) => change({ kind: 'accounts', ids })}
          />
        )}
        <BodyFields
          {...{ content, post, rules, to, checks, change, slots, onUnfinished }}
          aside={desk.aside}
        />
        <div className="cp-side">
          {publishing.published && (
            <ProgressPanel
              key={publishing.published.publications[0]?.id}
              published={publishing.published}
              accounts={accounts}
            />
          )}
          <CheckList problems={checks.problems} />
          {slots.renderPreviews({ post, rules: previewed, accounts: chosen, problemCounts })}
        </div>
      </div>
      <ActionBar {...{ shown, desk, saving, scheduling, publishing }} accountCount={chosen.length} />
      {publishing.dialog !== 'closed' && (
        <PublishDialog
          publishing={publishing}
          post={post}
          accounts={chosen}
          rules={rules}
          problems={checks.problems}
        />
      )}
    </div>
  );
}
