// Words of the previews.
import type { preview as en } from '../en/preview.ts';

export const preview: typeof en = {
  title: 'プレビュー',
  phone: 'スマホ幅',
  problems: '問題：{{count}}件',
  alt: 'ALT',
  cardTitle: 'リンク先ページのタイトル',
  justNow: 'たった今',
  now: '今',
  seeMore: 'もっと見る',
  like: 'いいね！',
  comment: 'コメント',
  share: 'シェア',
};
