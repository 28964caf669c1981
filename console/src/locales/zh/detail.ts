// Words of the detail screen.
import type { detail as en } from '../en/detail.ts';

export const detail: typeof en = {
  day: '发布日期',
  clock: '发布时刻',
  none: '无',
  enTitle: '英文标题',
  editor: '编辑',
  topic: '专题',
  tags: '溯源标签',
  description: '描述',
  thumbnail: '缩略图',
  backdate: '回溯时间',
  body: '正文',
  side: '更多信息',
  author: '作者',
  settings: '其他设置',
  youtubeDescription: 'YouTube 描述',
  facebookBackdate: 'Facebook 回溯时间',
  cover: '封面图',
  publish: '直接发布',
  publishQuestion: '立即发布到所选的 {{count}} 个账号？',
  waits: '已定时于 {{time}}（{{zone}}）发布。',
  oldFormat: '旧版稿件无法显示',
  audience: {
    title: 'Facebook 受众',
    who: '可见范围',
    everybody: '公开',
    specific: '指定受众',
    age: '年龄',
    places: '地区',
  },
};
