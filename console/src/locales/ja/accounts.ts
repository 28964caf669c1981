// Words of binding accounts.
import type { accounts as en } from '../en/accounts.ts';

export const accounts: typeof en = {
  title: 'アカウント連携',
  bound: '連携済みアカウント',
  none: '連携済みのアカウントはありません。下のチャネルを選んでください。',
  usable: '利用可能',
  unusable: '再認証が必要',
  renew: '再認証する',
  channels: 'チャネル',
  setUp: '設定済み',
  notSetUp: '未設定',
  notSetUpWhy: '先に管理者がアプリキーを入力する必要があります。',
  bind: '連携する',
  bindChannel: '{{channel}} を連携する',
  mayNot: 'アカウントの閲覧のみ可能です。',
  waiting: '別ウィンドウで認証を完了してください。',
  openAgain: 'ウィンドウを開き直す',
  blocked: 'ブラウザーがウィンドウをブロックしました。こちらから開いてください：',
  openPage: 'チャネルのページを開く',
  choose: '連携する対象を選択',
  chooseNone: '連携できる対象がありません。',
  bindChosen: '{{count}} 件を連携',
  done: '{{count}} 件を連携しました',
  cancel: 'キャンセル',
};
