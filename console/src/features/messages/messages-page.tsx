// The inbox: what happened to my publications and who mentioned me, newest first, by tabs, each with a way to where it happened.
import type { Message } from '@herald/contract/messages.ts';
import { Badge, Button, Flex, Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { tell } from '../../lib/notices.ts';
import { sameOriginPath } from '../../lib/same-origin-path.ts';
import { say } from '../../lib/say.ts';
import { sinceWhen, wallClockWithZone } from '../../lib/wall-clock.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PublishNow } from './publish-now.tsx';
import { useInbox, useMarkRead } from './api.ts';
import { MessageTabs, nothingIn, tabOf } from './message-tabs.tsx';
import { useMarkOpened } from './use-unread.ts';

export function MessagesPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const tab = tabOf(address.read('tab'));
  const inbox = useInbox(tab, address);
  const listProps = useListProps(address, inbox);
  const markRead = useMarkRead();
  const columns = useColumns((ids) => markRead.mutate(ids));
  // R-ERR-019.
  const tellMarked = () => {
    tell('success', say('ok'));
    if ((inbox.data?.counts.answer ?? 0) > 0) tell('info', t('messages.answersStay'));
  };
  return (
    <PageFrame
      heading={t('messages.title')}
      action={
        <Button loading={markRead.isPending} onClick={() => markRead.mutate([], { onSuccess: tellMarked })}>
          {t('messages.markAll')}
        </Button>
      }
    >
      <MessageTabs
        tab={tab}
        counts={inbox.data?.counts}
        onChoose={(chosen) => address.filter({ tab: chosen === 'all' ? '' : chosen })}
      />
      <ListTable
        label={t('messages.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        empty={{ text: t(nothingIn[tab]) }}
      />
    </PageFrame>
  );
}

function useColumns(markRead: (ids: string[]) => void): TableColumnsType<Message> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const markOpened = useMarkOpened();
  const open = (message: Message) => {
    markOpened(message);
    void navigate(sameOriginPath(message.link));
  };
  return [
    {
      title: t('messages.message'),
      key: 'text',
      render: (_, message) => (
        <Flex gap={8} align="baseline" style={{ minWidth: 240, maxWidth: 720 }}>
          {message.readStatus === 0 && <Badge status="processing" title={t('messages.unread')} />}
          <Button
            type="link"
            style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
            onClick={() => open(message)}
          >
            {message.readStatus === 0 ? <strong>{message.text}</strong> : message.text}
          </Button>
        </Flex>
      ),
    },
    {
      title: t('messages.when'),
      key: 'at',
      render: (_, message) => (
        <Tooltip title={wallClockWithZone(message.at)}>{sinceWhen(message.at)}</Tooltip>
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, message) => (
        <Flex gap={8} wrap>
          <PublishNow message={message} />
          {message.readStatus === 0 && (
            <Button size="small" onClick={() => markRead([message.id])}>
              {t('messages.markRead')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}
