// Words of the list of drafts.
import type { drafts as en } from '../en/drafts.ts';

export const drafts: typeof en = {
  title: '我的草稿',
  empty: '暂无草稿。',
  nothingFound: '没有符合条件的草稿。',
  state: '状态',
  states: {
    draft: '草稿',
    used: '已发布',
    scheduled: '定时中',
  },
  pick: {
    add: '添加',
    addOf: '将 {{title}} 加入选择',
    drop: '将 {{title}} 移出选择',
    confirm: '确定（{{number}}）',
  },
};
