// Words of the content lists.
import type { content as en } from '../en/content.ts';

export const content: typeof en = {
  mine: 'マイコンテンツ',
  department: '部署のコンテンツ',
  all: 'すべてのコンテンツ',
  search: 'キーワードで検索',
  anyCategory: 'すべてのカテゴリー',
  anyType: 'すべての種類',
  owner: '作成者',
  empty: 'コンテンツはまだありません。',
  nothingFound: '該当するコンテンツはありません。',
  history: '履歴',
};
