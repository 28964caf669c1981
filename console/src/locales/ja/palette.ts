// Words of the command palette.
import type { palette as en } from '../en/palette.ts';

export const palette: typeof en = {
  name: 'ページ、コンテンツ、アカウントを検索',
  placeholder: '移動先を入力',
  pages: 'ページ',
  packages: 'コンテンツ',
  accounts: 'アカウント',
  nothing: '一致するものはありません。',
};
