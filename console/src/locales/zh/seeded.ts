// What the categories, topics, departments and roles are called that the house comes with.
import type { seeded as en } from '../en/seeded.ts';

export const seeded: typeof en = {
  hint: '系统名称，按语言显示为“{{name}}”。其他名称按原样显示。',
  categories: {
    international: '国际',
    politics: '时政',
    finance: '财经',
    society: '社会',
    culture: '文化',
    technology: '科技',
    sport: '体育',
    health: '健康',
    travel: '旅游',
  },
  topics: {
    beltAndRoad: '一带一路',
    climate: '气候变化',
    countryside: '乡村振兴',
    innovation: '科技创新',
    heritage: '文化遗产',
    events: '体育赛事',
  },
  departments: {
    international: '国际部',
    video: '视频部',
    finance: '财经部',
    culture: '文化部',
  },
  roles: {
    admin: '管理员',
    editor: '编辑',
    scheduler: '排期员',
    guestWriter: '特约撰稿人',
  },
  roleWords: {
    admin: '所有部门的全部权限。',
    editor: '撰写、定时、发布，并处理未确认的发布结果。',
    scheduler: '撰写和定时，不能直接发布。',
    guestWriter: '只写草稿，看不到账号，也不能发布。',
  },
};
