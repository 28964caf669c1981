// Words of one's own sessions.
import type { sessions as en } from '../en/sessions.ts';

export const sessions: typeof en = {
  title: 'ログイン中の端末',
  about:
    'Herald にログインしているすべてのブラウザーです。心当たりのないものはログアウトさせてください。次の操作からすぐに拒否されます。',
  current: 'この端末',
  unknownDevice: '不明な端末',
  from: '接続元 {{address}}',
  since: '{{at}} にログイン',
  seen: '最終利用：{{when}}',
  end: 'ログアウトさせる',
  endQuestion: 'その端末では再度ログインが必要になります。ページを閉じると、保存していない内容は失われます。',
  ended: 'ログアウトさせました。',
  endOthers: 'ほかの端末をすべてログアウト',
  endOthersQuestion: 'ほかのセッションはすべて直ちに終了します。この端末はそのまま使えます。',
  othersEnded: 'ほかの {{count}} 件のセッションを終了しました。',
  cancel: 'キャンセル',
};
