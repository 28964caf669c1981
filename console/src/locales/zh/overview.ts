// Words of the dashboard.
import type { overview as en } from '../en/overview.ts';

export const overview: typeof en = {
  greeting: '欢迎，{{name}}',
  mine: '我的工作概览',
  drafts: '草稿',
  scheduled: '已定时或发布中',
  live: '全部账号已发布',
  partly: '部分发布',
  trouble: '失败或未确认',
  all: '我的全部内容',
  shortcuts: '快捷入口',
};
