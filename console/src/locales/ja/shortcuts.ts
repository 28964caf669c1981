// Words of the sheet of keys.
import type { shortcuts as en } from '../en/shortcuts.ts';

export const shortcuts: typeof en = {
  title: 'キーボードショートカット',
  everywhere: 'すべての画面',
  composer: '作成画面',
  palette: 'ページ、コンテンツ、アカウントを検索',
  sheet: 'この一覧を表示',
  save: '下書きを保存',
  publish: '公開ダイアログを開く',
  moveItem: 'フォーカス中のコンテンツを移動',
};
