// Before anything is sent: each account, and what goes there; one confirmation for all.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../../lib/say.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { labelOf } from './choose-accounts.ts';
import type { Publishing } from './use-publishing.ts';

export type PublishDialogProps = {
  readonly publishing: Publishing;
  readonly post: Post;
  readonly accounts: readonly ChannelBinding[];
  readonly rules: readonly ChannelRules[];
  readonly problems: readonly Problem[];
};

export function PublishDialog({ publishing, post, accounts, rules, problems }: PublishDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const isSending = publishing.dialog === 'sending';
  const textFor = (account: ChannelBinding) => {
    const rule = rules.find(({ channelId }) => channelId === account.channelid);
    return rule ? sentText(post, rule) : post.text;
  };
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  // What carries no words of ours waits for its owner to write them (R-PUB-013).
  const handing = rules.filter(({ text }) => !text.sent);
  return (
    <Modal
      open
      title={t('compose.publishTo', { count: accounts.length })}
      okText={t('compose.publishNow')}
      cancelText={t('compose.cancel')}
      confirmLoading={isSending}
      cancelButtonProps={{ disabled: isSending }}
      // Without the cross the first to get the focus is Cancel: a second Enter sends nothing.
      closable={false}
      keyboard={!isSending}
      mask={{ closable: false }}
      afterOpenChange={leadFocusIn}
      onOk={() => void publishing.confirm()}
      onCancel={publishing.close}
    >
      {publishing.failure !== null && <Alert type="error" showIcon title={publishing.failure} />}
      {warnings.map((problem, index) => (
        <Alert key={index} type="warning" showIcon title={sayProblem(problem)} />
      ))}
      {handing.map(({ channelId, name }) => (
        <Alert key={channelId} type="info" showIcon title={t('compose.handsOver', { channel: name })} />
      ))}
      <ul className="cp-destinations">
        {accounts.map((account) => (
          <li key={account.id}>
            <strong>{labelOf(account)}</strong>
            <p className="cp-excerpt" dir="auto">
              {textFor(account)}
            </p>
            <span className="cp-hint">
              {t('compose.goes.now')}
              {post.images.length > 0 && ` · ${t('compose.goes.pictures', { count: post.images.length })}`}
              {post.video !== null && ` · ${t('compose.goes.video', { name: post.video.name })}`}
              {post.link !== null && ` · ${post.link}`}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
