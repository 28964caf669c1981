// Words of the calendar of scheduled and published posts.
import type { calendar as en } from '../en/calendar.ts';

export const calendar: typeof en = {
  title: '日历',
  view: '视图',
  month: '月',
  week: '周',
  list: '列表',
  back: '往前',
  on: '往后',
  today: '今天',
  handedOver: '已移交，未发布',
  move: '改期',
  moveOne: '为“{{title}}”改期',
  moved: '“{{title}}”已改为 {{time}} 发布。',
  tooNear: '该时间已过，或距现在不足 40 分钟。改为 {{time}}（{{zone}}）吗？',
  nothing: '这段时间没有定时或已发布的内容。',
  nothingFound: '这段时间没有符合筛选条件的内容。',
  cut: '这些天的内容超出日历的容量，请选择更短的范围。',
  more: '“{{title}}”的更多操作',
  duplicate: '复制为新草稿',
  history: '查看发布历史',
};
