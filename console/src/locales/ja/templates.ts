// Words of the templates of packages.
import type { templates as en } from '../en/templates.ts';

export const templates: typeof en = {
  title: 'テンプレート',
  mine: '自分',
  department: '部署',
  whose: 'テンプレートの範囲',
  name: '名前',
  rename: '「{{name}}」の名前を変更',
  owner: '作成者',
  changed: '更新日時',
  use: '使う',
  useOf: '「{{name}}」を使う',
  removeQuestion: 'テンプレート「{{name}}」を完全に削除しますか？これを使って作成した内容は残ります。',
  removed: 'テンプレート「{{name}}」を削除しました。',
  search: '名前で検索',
  empty: 'テンプレートはまだありません。作成画面の「テンプレートとして保存」で作成できます。',
  nothingFound: 'その名前のテンプレートはありません。',
  saveAs: 'テンプレートとして保存',
  save: '保存',
  saved: 'テンプレート「{{name}}」を保存しました。',
  hint: '本文、ファイル、アカウント、各種設定が部署内で使えるように保存されます。公開日時は保存されません。',
};
