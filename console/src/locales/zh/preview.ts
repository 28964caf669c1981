// Words of the previews.
import type { preview as en } from '../en/preview.ts';

export const preview: typeof en = {
  title: '预览',
  articles: '{{channel}}：一条消息，含 {{number}} 篇文章',
  noSummary: '多篇文章的消息不显示摘要：{{channel}} 只为单篇文章显示摘要。',
  phone: '手机宽度',
  dark: '深色模式',
  problems: '问题：{{count}}',
  alt: 'ALT',
  cardTitle: '链接页面的标题',
  justNow: '刚刚',
  now: '刚刚',
  readMore: '阅读原文',
  seeMore: '展开',
  like: '赞',
  comment: '评论',
  share: '分享',
  repost: '转发',
  send: '发送',
  noVideo: '此处将显示视频',
  noMedia: '此处将显示图片或视频',
  noCover: '此处将显示封面',
  creatorWrites: '{{channel}} 只收到视频，文字由创作者在应用中添加',
};
