// What a platform's refusal means for who asked just now, in Japanese.
import type { AskedSentences } from '../keys.ts';

export const askedJa: AskedSentences = {
  'asked-unreachable':
    '{channel} に接続できませんでした（{code}）。しばらくしてからもう一度お試しください。続く場合は管理者がネットワークを確認してください。',
  'asked-not-in-time':
    'サーバーの負荷が高く送信を時間内に始められなかったため、{channel} には何も送られていません（{code}）。しばらくしてからもう一度お試しください。続く場合は管理者がサーバーの負荷を確認してください。',
  'asked-broken-off':
    '応答を受け取り終える前に {channel} との接続が切れました（{code}）。しばらくしてからもう一度お試しください。',
  'asked-trouble': '{channel} 側で障害が起きています（{code}）。しばらくしてからもう一度お試しください。',
  'asked-later':
    '{channel} での処理がまだ終わっていません（{code}）。しばらくしてからもう一度お試しください。',
  'asked-token-over':
    '{channel} の認証が切れました（{code}）。アカウントを再認証してから、もう一度お試しください。',
  'asked-not-there':
    '{channel} には存在しないか、すでに削除されています（{code}）。指定した内容を確認してください。',
  'asked-too-fast':
    '{channel} が呼び出しの間隔を空けるよう求めています（{code}）。しばらくしてからもう一度お試しください。',
  'asked-day-full':
    'このアカウントは {channel} の 1 日分の上限に達しました（{code}）。明日もう一度お試しください。',
  'asked-app-limit':
    '全アカウントの合計で {channel} のアプリ上限に達しました（{code}）。時間をおいてお試しください。管理者が上限の引き上げを申請できます。',
  'asked-in-minutes':
    '{channel} は今これ以上の問い合わせを受け付けません（{code}）。{minutes} 分後にもう一度お試しください。',
  'asked-said':
    '{channel} に受け付けられませんでした：「{words}」（{code}）。内容を変えるか、この文言を管理者に伝えてください。',
  'asked-refused':
    '{channel} ではこの操作が許可されていません（{code}）。{channel} でアカウントを確認し、続く場合は管理者に知らせてください。',
  'asked-no-answer':
    '{channel} から有効な応答がありませんでした（{code}）。しばらくしてからもう一度お試しください。',
};
