// Words of the command palette.
import type { palette as en } from '../en/palette.ts';

export const palette: typeof en = {
  name: 'ページ、パッケージ、アカウントを検索',
  placeholder: '移動先は？',
  pages: 'ページ',
  packages: 'パッケージ',
  accounts: 'アカウント',
  nothing: '一致するものはありません。',
};
