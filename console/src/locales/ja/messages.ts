// Words of the inbox.
import type { messages as en } from '../en/messages.ts';

export const messages: typeof en = {
  title: 'メッセージ',
  empty: 'メッセージはありません。',
  unread: '未読',
  markRead: '既読にする',
  markAll: 'すべて既読にする',
  message: '内容',
  when: '日時',
  publishNow: '今すぐ公開',
  publishNowQuestion: '今すぐ公開しますか？',
  onItsWay: '公開を始めました。',
  tabs: { answer: '要対応', mentions: 'メンション', news: 'お知らせ' },
  nothing: {
    unread: '未読はありません。',
    answer: '対応が必要なものはありません。',
    mentions: 'メンションはまだありません。',
    news: 'お知らせはありません。',
  },
  answersStay: '対応が必要なメッセージは未読のままです。1 件ずつ既読にしてください。',
};
