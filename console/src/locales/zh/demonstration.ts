// Words of taking the demonstration away.
import type { demonstration as en } from '../en/demonstration.ts';

export const demonstration: typeof en = {
  title: '演示数据',
  remove: '移除演示数据',
  ended: '演示数据已于 {{at}} 移除，重新启动也不会恢复。',
  nothing: '这里没有演示数据。',
  own: '您当前使用演示账号登录，该账号会一并移除。请先在“用户管理”中创建自己的管理员账号，或修改此账号的密码，重新登录后再回到这里。',
  goes: '将移除的内容',
  stays: '将保留的内容',
  people: '使用公开密码的账号，立即退出登录：{{names}}',
  departments: '以下部门（仅当部门下没有任何数据时）：{{names}}',
  rows: '演示页面中的 {{articles}} 篇文章、{{roles}} 个角色、{{transactions}} 笔交易',
  menu: '菜单中的“演示页面”',
  adopted: '已修改密码的账号，因为已归个人使用：{{names}}',
  written:
    '用上述账号创建的内容，因为无法与真实工作区分：{{packages}} 项内容、{{schedules}} 项定时发布（仍会按计划发布）、{{accounts}} 个已绑定账号。它们仍归所属部门，不需要的请在相应页面解绑或删除。{{drafts}} 篇草稿将转到您名下，可在“我的草稿”中找到。',
  made: '用户在演示页面中编写的 {{articles}} 篇文章、{{roles}} 个角色。只要它们还在，菜单项也会保留。',
  rest: '角色、菜单、分类和专题，因为日常工作需要；以及用户创建的其他所有内容。',
  question: '移除演示数据？',
  forGood: '此操作无法撤销，重新启动也不会恢复。操作会记入审计日志。',
  type: '请输入“{{word}}”以确认',
  done: '演示数据已移除。',
};
