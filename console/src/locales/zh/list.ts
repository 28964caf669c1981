// Words of what every list says.
import type { list as en } from '../en/list.ts';

export const list: typeof en = {
  retry: '重试',
  again: '再次发布',
  total: '共 {{total}} 条',
  actions: '操作',
  edit: '编辑',
  delete: '删除',
  deleteQuestion: '确定删除“{{title}}”？此操作无法撤销。',
  confirm: '确定',
  cancel: '取消',
  done: '操作成功',
  newContent: '新建内容',
  title: '标题',
  titleSearch: '按标题搜索',
  untitled: '（无标题）',
  created: '创建时间',
  category: '分类',
  type: '类型',
};
