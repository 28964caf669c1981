// Words of the previews.
import type { preview as en } from '../en/preview.ts';

export const preview: typeof en = {
  title: '预览',
  phone: '手机宽度',
  problems: '问题：{{count}}',
  alt: 'ALT',
  cardTitle: '链接页面的标题',
  justNow: '刚刚',
  now: '刚刚',
  seeMore: '展开',
  like: '赞',
  comment: '评论',
  share: '分享',
};
