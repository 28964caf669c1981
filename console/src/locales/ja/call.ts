// Words of the calls: what can go wrong on the way to the server.
import type { call as en } from '../en/call.ts';

export const call: typeof en = {
  error: 'Error',
  timedOut:
    'サーバーから時間内に応答がありませんでした。操作は届いている可能性があります。結果を確認してから再試行してください。',
  offline: 'サーバーに接続できません。ネットワークを確認して再試行してください。',
  unreadable: 'サーバーの応答を読み取れません。ページを再読み込みしてください。',
  restarting: 'サーバーを再起動しています。しばらくお待ちください。',
  status: 'サーバーの応答ステータス：{{status}}',
  noReason: '理由は示されていません',
};
