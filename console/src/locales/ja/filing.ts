// Words of what content is filed under.
import type { filing as en } from '../en/filing.ts';

export const filing: typeof en = {
  title: 'カテゴリーと特集',
  kind: '管理する対象',
  categories: 'カテゴリー',
  topics: '特集',
  classes: 'チャンネル別の分類',
  channel: 'チャンネル',
  new: '新規作成',
  name: '名前',
  uses: '使用数',
  default: '既定',
  none: 'まだ何もありません。最初の一つを作成してください。',
  categoryWhat: 'コンテンツには必ずカテゴリーを一つ付けます。選択肢もこの一覧の順に並びます。',
  topicWhat: 'コンテンツを特集に入れることができます。',
  classWhat:
    'コンテンツにはチャンネルごとに分類を一つ付けられます。独自の分類は社内用で、プラットフォームには送られません。',
  theirs: '{{channel}} には独自の分類があり、ほかの分類は受け付けません。そのためここでは変更できません。',
  rename: '名前を変更',
  renameTitle: '「{{name}}」の名前を変更',
  renamed: '名前を「{{name}}」に変更しました。',
  made: '「{{name}}」を作成しました。',
  deleted: '「{{name}}」を削除しました。',
  nameMissing: '名前を入力してください',
  keeps: '{{number}} 件は「{{name}}」のまま残ります。新しい名前はこれからのコンテンツに使われます。',
  upWhich: '「{{name}}」を上へ',
  downWhich: '「{{name}}」を下へ',
  question: '「{{name}}」を削除しますか？使っているコンテンツはありません。',
  usedQuestion:
    '「{{name}}」を削除しますか？{{number}} 件はこの名前のまま残り、検索もできますが、今後は選べなくなります。',
};
