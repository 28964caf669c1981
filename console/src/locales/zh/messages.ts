// Words of the inbox.
import type { messages as en } from '../en/messages.ts';

export const messages: typeof en = {
  title: '消息',
  empty: '暂无消息。',
  unread: '未读',
  markRead: '标为已读',
  markAll: '全部标为已读',
  message: '内容',
  when: '时间',
  publishNow: '立即发布',
  publishNowQuestion: '现在发布吗？',
  onItsWay: '已开始发布。',
};
