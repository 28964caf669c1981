// Names of the server's menu entries, by the keys the seed gives them.
import type { menu as en } from '../en/menu.ts';

export const menu: typeof en = {
  newContent: '新建内容',
  myDrafts: '我的草稿',
  myMaterials: '我的素材',
  myContent: '我的内容',
  departmentContent: '部门内容',
  scheduled: '定时发布',
  publishHistory: '发布历史',
  statistics: '数据统计',
  accounts: '账号绑定',
  brakes: '发布闸',
  messages: '消息',
};
