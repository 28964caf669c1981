// Why there are no figures of a post, in Japanese.
import type { FiguresSentences } from '../keys.ts';

export const figuresJa: FiguresSentences = {
  'figures-by-day':
    '{channel} は記事ごとの数値を提供せず、日ごとの集計だけです。{channel} の管理画面で確認してください。',
  'figures-not-live': 'この投稿は公開されていないため、集計は終わっています。',
  'figures-not-yet': 'まだ公開されていないため、集計はありません。公開後に再取得してください。',
  'figures-no-pictures':
    '{channel} がアプリに数値を渡すのは動画だけで、画像は対象外です。公式アプリで確認してください。',
  'figures-paused':
    'ここでの公開は一時停止中で、その間はプラットフォームに問い合わせません。再開後に再取得してください。',
  'figures-platform-resting':
    '{channel} に障害が起きているため、しばらく問い合わせません。数分後に再取得してください。',
  'figures-busy':
    '当アプリに許された {channel} への呼び出し回数の半分を使いました。残りは公開のために取っておきます。1 時間後に再取得してください。',
  'figures-kept':
    'このアカウントに {channel} が許す呼び出し回数の半分を使いました。残りは公開のために取っておきます。明日再取得してください。',
  'figures-account-gone':
    'このアカウントは部署のものではなくなりました。数値を取得するにはもう一度連携してください。',
  'figures-authorise': '{channel} でアカウントの再認証が必要です。認証してから再取得してください。',
  'figures-no-answer':
    '{channel} から正しい応答がありません。数分後に再取得してください。続く場合は {channel} で確認してください。',
  'figures-too-fast': '{channel} から間隔を空けるよう求められました。後で再取得してください。',
  'figures-closed': '{channel} はこのアカウントの数値をアプリに提供しません。{channel} で確認してください。',
};
