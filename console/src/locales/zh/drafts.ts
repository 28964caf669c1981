// Words of the list of drafts.
import type { drafts as en } from '../en/drafts.ts';

export const drafts: typeof en = {
  title: '我的草稿',
  from: '开始日期',
  until: '结束日期',
  lastDays: '最近 {{days}} 天',
  dates: '创建日期范围',
  empty: '暂无草稿。',
  nothingFound: '没有符合条件的草稿。',
  state: '状态',
  states: {
    draft: '草稿',
    used: '已发布',
    scheduled: '定时中',
  },
};
