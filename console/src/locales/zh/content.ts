// Words of the content lists.
import type { content as en } from '../en/content.ts';

export const content: typeof en = {
  mine: '我的内容',
  department: '部门内容',
  all: '全部内容',
  search: '按关键词搜索',
  anyCategory: '全部分类',
  anyType: '全部类型',
  owner: '创建人',
  empty: '暂无内容。',
  nothingFound: '没有符合条件的内容。',
  pick: '确定（{{number}}）',
  history: '发布历史',
  standing: {
    title: '发布情况',
    nowhere: '尚未发送',
    live: '{{total}} 个账号中 {{live}} 个已发布',
    ownerOnly: '{{number}} 个私享',
    unknown: '{{number}} 个未确认',
    underWay: '{{number}} 个进行中',
    notLive: '{{number}} 个未发布',
    failedBeside: '{{number}} 个最近一次发布失败',
    takenDown: '{{number}} 个已撤下',
    cancelled: '{{number}} 个已取消',
    and: '，',
  },
  restart: {
    door: '重新发布',
    question: '将“{{title}}”重新发布到发布失败的账号？已发布的内容保持不变。',
    queued: '已重新提交 {{number}} 条',
    nothing: '没有发送任何内容：失败的部分已通过其他方式发布。',
  },
  states: {
    scheduled: '定时或进行中',
    live: '已发布',
    partly: '部分发布',
    trouble: '失败或未确认',
  },
  send: '发布或定时',
  ownersDepartment: '部门',
  move: {
    door: '移动到分类',
    done: '已将 {{number}} 项移动到“{{category}}”',
  },
};
