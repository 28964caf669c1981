// Words of the notes on a package.
import type { notes as en } from '../en/notes.ts';

export const notes: typeof en = {
  title: '备注',
  none: '暂无备注。备注仅内部可见，读者看不到。',
  write: '填写备注',
  placeholder: '输入 @ 提及同事',
  nobody: '可查看此内容的同事中没有此人。',
  send: '添加备注',
};
