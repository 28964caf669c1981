// Words of what every list says.
import type { list as en } from '../en/list.ts';

export const list: typeof en = {
  retry: '再試行',
  again: 'もう一度公開する',
  total: '全 {{total}} 件',
  actions: '操作',
  edit: '編集',
  delete: '削除',
  deleteQuestion: '「{{title}}」を削除しますか？元に戻せません。',
  confirm: '確認',
  cancel: 'キャンセル',
  done: '操作が完了しました',
  newContent: '新規コンテンツ',
  title: 'タイトル',
  titleSearch: 'タイトルで検索',
  untitled: '（無題）',
  created: '作成日時',
  category: 'カテゴリー',
  type: '種類',
};
