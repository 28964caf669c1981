// What somebody else saved meanwhile beside what stands here: field by field, the shared words, each channel's own and what was chosen for it; it can be taken instead.
import { ChannelId, channelNames } from '@herald/contract/channel-ids.ts';
import type { Composition } from '@herald/contract/content.ts';
import { contentFor } from '@herald/contract/own-words.ts';
import { postOf } from '@herald/contract/post.ts';
import { differencesOf, versionOf } from '@herald/contract/versions.ts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { PostDiff } from '../../lib/post-diff.tsx';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { openLatest, type Opened } from './open-items.ts';
import type { Identity } from './saved-forms.ts';
import { useSettingsApart } from './use-settings-apart.ts';

export type OtherVersionProps = {
  readonly identity: Identity;
  /** As it stands here. */
  readonly content: Composition;
  readonly onTake: (theirs: Opened) => void;
  readonly onClose: () => void;
};

export function OtherVersion({ identity, content, onTake, onClose }: OtherVersionProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { data, error, refetch } = useQuery({
    queryKey: ['other-version', identity],
    queryFn: ({ signal }) => openLatest(identity, signal),
    gcTime: 0,
  });
  return (
    <Modal
      open
      width={720}
      title={t('compose.other.title')}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
      footer={
        <>
          {data && <Button onClick={() => onTake(data)}>{t('compose.other.take')}</Button>}
          <Button onClick={onClose}>{t('list.close')}</Button>
        </>
      }
    >
      {!data && !error && <Skeleton active paragraph={{ rows: 4 }} />}
      {error && (
        <Alert
          type="error"
          showIcon
          title={sentenceOf(error)}
          action={<Button onClick={() => void refetch()}>{t('compose.retry')}</Button>}
        />
      )}
      {data && <Both theirs={data.content} ours={content} />}
    </Modal>
  );
}

type BothProps = { readonly theirs: Composition; readonly ours: Composition };

function Both({ theirs, ours }: BothProps) {
  const { t } = useTranslation();
  const [before, after] = [versionOf(postOf(theirs)), versionOf(postOf(ours))];
  const named = [...(theirs.ownWords ?? []), ...(ours.ownWords ?? [])];
  const own = new Set(named.flatMap(({ channelid }) => ChannelId.safeParse(channelid).data ?? []));
  const apart = [...own]
    .map((channel) => ({
      channel,
      before: versionOf(postOf(contentFor(theirs, channel))),
      after: versionOf(postOf(contentFor(ours, channel))),
    }))
    .filter((one) => differencesOf(one.before, one.after).length > 0);
  const chosen = useSettingsApart(theirs, ours);
  const isSeen = apart.length > 0 || differencesOf(before, after).length > 0;
  return (
    <>
      <p className="cp-hint">{t('compose.other.reading')}</p>
      {isSeen && <PostDiff before={before} after={after} />}
      {!isSeen && chosen.length === 0 && <p>{t('compose.other.beside')}</p>}
      {apart.map(({ channel, ...versions }) => (
        <section key={channel} aria-label={t('compose.own.area', { channel: channelNames[channel] })}>
          <h3>{t('compose.own.area', { channel: channelNames[channel] })}</h3>
          <PostDiff {...versions} />
        </section>
      ))}
      {chosen.map(({ channels, ...choices }) => (
        <section key={channels} aria-label={t('compose.other.chosen', { channel: channels })}>
          <h3>{t('compose.other.chosen', { channel: channels })}</h3>
          <PostDiff
            before={{ ...after, choices: choices.before }}
            after={{ ...after, choices: choices.after }}
          />
        </section>
      ))}
    </>
  );
}
