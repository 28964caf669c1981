// The inbox: what happened to my publications, newest first, each with a way to where it happened.
import type { Message } from '@herald/contract/messages.ts';
import { Badge, Button, Flex, Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { sameOriginPath } from '../../lib/same-origin-path.ts';
import { sinceWhen, wallClockWithZone } from '../../lib/wall-clock.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PublishNow } from './publish-now.tsx';
import { useInbox, useMarkRead } from './api.ts';

export function MessagesPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const listProps = useListProps(address, useInbox(address.page, address.pageSize, address.refreshTime));
  const markRead = useMarkRead();
  const columns = useColumns((ids) => markRead.mutate(ids));
  return (
    <PageFrame
      heading={t('messages.title')}
      action={
        <Button loading={markRead.isPending} onClick={() => markRead.mutate([])}>
          {t('messages.markAll')}
        </Button>
      }
    >
      <ListTable
        label={t('messages.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        empty={{ text: t('messages.empty') }}
      />
    </PageFrame>
  );
}

function useColumns(markRead: (ids: string[]) => void): TableColumnsType<Message> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = (message: Message) => {
    if (message.readStatus === 0) markRead([message.id]);
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
