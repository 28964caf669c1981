// Words of changing what is live, in the composer and in the history.
import type { modify as en } from '../en/modify.ts';

export const modify: typeof en = {
  heading: '公開中の内容を修正',
  standsOn: '公開先',
  publish: '修正して公開',
  title: '読者に見える内容を修正しますか？',
  confirm: '修正を確定',
  asked: '修正を開始しました',
  notSaved: '保存できなかったため、何も変更されていません。入力した内容はここに残っています。',
  moved:
    '公開後に保存内容が変更されています。ここに表示されているのは公開中の内容です。修正を公開すると、保存内容は置き換えられます。',
  nowhere: '公開先では何も修正できません。理由は各アカウントの横にあります。',
  same: '違いはありません。',
  before: '修正前',
  after: '修正後',
  noPicture: 'なし',
  and: '、',
  stays: '次の項目はそのままです：{{fields}}。',
  way: {
    edit: '投稿そのものを修正します：{{fields}}。',
    repost:
      '削除して再投稿します：コメントと「いいね」は失われ、リンクも変わります。同意する場合はチェックしてください。',
    never: 'ここでは修正できません。{{because}}',
    busy: '現在修正中または取り下げ中です。しばらくしてからお試しください。',
  },
  fields: {
    title: 'タイトル',
    text: '本文',
    link: 'リンク',
    images: '画像',
    video: '動画',
    cover: 'カバー',
  },
  progress: {
    title: '修正の状況',
    changing: '修正中：読者にはまだ旧版が表示されています',
    changed: '修正済み',
    asBefore: '以前のまま',
    going: '削除中：まだ公開中',
    gone: '削除済み、まもなく再投稿',
    again: '再投稿済み',
  },
  versions: 'バージョン',
  asker: '{{name}}、{{at}}',
  insteadOf: '置き換えた元の投稿を見る',
  successor: '置き換え後の投稿を見る',
  outcome: {
    open: '修正中',
    failed: '修正されていません：投稿は以前のままです',
    dropped: '取り下げ済み、再投稿なし',
    edited: '修正済み',
    reposted: '削除して再投稿済み',
  },
};
