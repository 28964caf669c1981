// Words of the list of scheduled posts.
import type { schedule as en } from '../en/schedule.ts';

export const schedule: typeof en = {
  title: '定时发布',
  accounts: '账号',
  time: '发布时间（{{zone}}）',
  creator: '创建人',
  state: '状态',
  states: {
    waiting: '等待中',
    onItsWay: '发布中',
    done: '已完成',
    withdrawn: '已撤回',
  },
  publishNow: '立即发布',
  publishQuestion: '是否立即将定时内容发布到所选渠道？',
  pushed: '已推送',
  withdraw: '撤回',
  withdrawQuestion: '撤回“{{title}}”？内容不会发布，草稿保留。',
  withdrawn: '已撤回，内容不会发布。',
  empty: '暂无定时内容。',
  nothingFound: '没有符合条件的定时发布。',
  withFiles: '仅含上传文件的内容',
  history: '发布历史',
  heldBy: '{{who}} 自 {{since}} 起正在编辑',
  heldByYou: '您自 {{since}} 起正在编辑',
  heldUntil: '其间不会发出，最迟占用至 {{until}}。',
  deleteWaiting: '从列表删除“{{title}}”？定时将被撤回，内容不会发布，草稿保留。',
  deleteLine: '从本列表移除“{{title}}”？发布历史仍会保留。',
  deleteSome: '从列表删除 {{number}} 条？等待中的将被撤回且不会发布，草稿和历史保留。',
  deleteChosen: '删除所选',
  days: '发布时间范围',
};
