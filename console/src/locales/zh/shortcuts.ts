// Words of the sheet of keys.
import type { shortcuts as en } from '../en/shortcuts.ts';

export const shortcuts: typeof en = {
  title: '键盘快捷键',
  everywhere: '任何页面',
  composer: '编辑页',
  palette: '搜索页面、内容和账号',
  sheet: '显示本表',
  save: '保存草稿',
  publish: '打开发布对话框',
  moveItem: '移动当前选中的内容',
};
