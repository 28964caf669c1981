// Before anything is sent: each account, and what goes there; one confirmation for all.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId, ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { CautionList } from '../../lib/caution-list.tsx';
import { cautionsOf } from '../../lib/cautions.ts';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import { PublishDestination } from './publish-destination.tsx';
import type { Publishing } from './use-publishing.ts';

export type PublishDialogProps = {
  readonly publishing: Publishing;
  readonly post: Post;
  /** Of the channels that have words of their own. */
  readonly own: ReadonlyMap<ChannelId, Post>;
  readonly accounts: readonly ChannelBinding[];
  readonly rules: readonly ChannelRules[];
  readonly problems: readonly Problem[];
  /** What else is to be known before it is confirmed. */
  readonly note?: string | null;
};

export function PublishDialog({
  publishing,
  post,
  own,
  accounts,
  rules,
  problems,
  note = null,
}: PublishDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmingDialog
      asked={publishing}
      title={t('compose.publishTo', { count: accounts.length })}
      yes={t('compose.publishNow')}
    >
      {note !== null && <Alert type="info" showIcon title={note} />}
      <CautionList cautions={cautionsOf(t, [{ post, problems }], rules)} />
      <ul className="cp-destinations">
        {accounts.map((account) => {
          const there = rules.find(({ channelId }) => channelId === account.channelid);
          return there ? (
            <li key={account.id}>
              <PublishDestination account={account} post={own.get(there.channelId) ?? post} rules={there} />
            </li>
          ) : null;
        })}
      </ul>
    </ConfirmingDialog>
  );
}
