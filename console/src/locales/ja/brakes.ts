// Words of the brakes: pauses of publishing, and how each platform stands.
import type { brakes as en } from '../en/brakes.ts';

export const brakes: typeof en = {
  title: '公開の停止',
  pauses: '一時停止',
  none: '一時停止中のものはありません。公開は通常どおり行われます。',
  pause: '公開を一時停止',
  what: '停止する範囲',
  scopes: {
    everything: 'すべて',
    channel: '特定のチャンネル',
    department: '特定の部署',
    account: '特定のアカウント',
  },
  which: '対象',
  because: '理由（全員に表示されます）',
  question: '解除されるまで、範囲内の投稿は送信されません。送信済みのものは通常どおり結果を確認します。',
  paused: '公開を一時停止しました。',
  lift: '一時停止を解除',
  liftQuestion: '待機中の投稿はすぐに送信されます。一時停止を解除しますか？',
  lifted: '一時停止を解除しました。',
  by: '{{name}}、{{since}} から',
  since: '{{since}} から',
  restored:
    'ここにあるのは {{time}} 時点の状態です。その後に公開、取り消し、再試行されたものは記録にありません。解除する前に予約投稿、公開履歴、各アカウントを確認し、再び公開すべきでないものを停止してください。',
  cancel: 'キャンセル',
  platforms: 'プラットフォーム',
  platform: 'プラットフォーム',
  state: '状態',
  well: '正常',
  rests: '{{until}} まで休止',
  troubles: '応答のない呼び出しが {{count}} 回続いています',
  resends: '自動で一度だけ再送',
  resendsWhy: '同じ投稿を二度受け付けないプラットフォームで、三回確認しても存在しない場合に限ります。',
  resendsNever:
    '対象外です。同じ投稿の重複を拒否し、かつキーで再送を識別しないプラットフォームだけが対象です。',
  banner: {
    everything: '公開は一時停止中です。',
    channel: '{{what}} への公開は一時停止中です。',
    department: '{{what}}の公開は一時停止中です。',
    account: 'アカウント「{{what}}」への公開は一時停止中です。',
    goesOn: '投稿は待機し、解除後に自動で送信されます。',
  },
};
