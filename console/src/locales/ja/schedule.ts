// Words of the list of scheduled posts.
import type { schedule as en } from '../en/schedule.ts';

export const schedule: typeof en = {
  title: '予約投稿',
  accounts: 'アカウント',
  time: '公開日時（{{zone}}）',
  creator: '作成者',
  state: '状態',
  states: {
    waiting: '待機中',
    onItsWay: '送信中',
    done: '完了',
    withdrawn: '取り消し済み',
  },
  publishNow: '今すぐ公開',
  publishQuestion: '予約した内容を、選んだチャンネルに今すぐ公開しますか？',
  pushed: '送信しました',
  withdraw: '取り消す',
  withdrawQuestion: '「{{title}}」を取り消しますか？公開されず、下書きは残ります。',
  withdrawn: '取り消しました。公開されません。',
  empty: '予約はありません。',
  nothingFound: '条件に合う予約投稿はありません。',
  withFiles: 'アップロードしたファイルがあるものだけ',
  history: '履歴',
  heldBy: '{{who}} さんが {{since}} から編集中',
  heldByYou: '{{since}} からあなたが編集中',
  heldUntil: 'その間は公開されません（遅くとも {{until}} まで）。',
  deleteWaiting: '「{{title}}」を一覧から削除しますか？予約は取り消され、公開されません。下書きは残ります。',
  deleteLine: '「{{title}}」をこの一覧から外しますか？公開履歴には残ります。',
  deleteSome:
    '{{number}} 件を一覧から削除しますか？待機中のものは取り消され、公開されません。下書きと履歴は残ります。',
  deleteChosen: '選択したものを削除',
  days: '公開日の範囲',
};
