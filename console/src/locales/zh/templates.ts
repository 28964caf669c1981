// Words of the templates of packages.
import type { templates as en } from '../en/templates.ts';

export const templates: typeof en = {
  title: '模板',
  mine: '我的',
  department: '本部门的',
  whose: '谁的模板',
  name: '名称',
  rename: '重命名“{{name}}”',
  owner: '创建人',
  changed: '修改时间',
  use: '使用',
  useOf: '使用“{{name}}”',
  removeQuestion: '永久删除模板“{{name}}”？用它新建的内容不受影响。',
  removed: '模板“{{name}}”已删除。',
  search: '按名称搜索',
  empty: '还没有模板。在编辑页点击“存为模板”即可创建。',
  nothingFound: '没有符合该名称的模板。',
  saveAs: '存为模板',
  save: '保存',
  saved: '模板“{{name}}”已保存。',
  hint: '保存正文、文件、账号和各项设置，供本部门使用；不保存发布时间。',
};
