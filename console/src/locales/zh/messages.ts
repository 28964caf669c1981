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
  tabs: { answer: '待处理', mentions: '提到我的', news: '动态' },
  nothing: {
    unread: '没有未读消息。',
    answer: '没有待处理的消息。',
    mentions: '还没有人提到您。',
    news: '暂无动态。',
  },
  answersStay: '需要处理的消息保持未读，请逐条标为已读。',
};
