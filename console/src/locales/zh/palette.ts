// Words of the command palette.
import type { palette as en } from '../en/palette.ts';

export const palette: typeof en = {
  name: '搜索页面、内容和账号',
  placeholder: '要去哪里？',
  pages: '页面',
  packages: '内容',
  accounts: '账号',
  nothing: '没有匹配的结果。',
};
