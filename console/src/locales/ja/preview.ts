// Words of the previews.
import type { preview as en } from '../en/preview.ts';

export const preview: typeof en = {
  title: 'プレビュー',
  articles: '{{channel}}：記事 {{number}} 件のメッセージ',
  noSummary:
    '複数記事のメッセージに要約は付きません。{{channel}} が要約を表示するのは記事が 1 件のときだけです。',
  phone: 'スマホ幅',
  dark: 'ダークモード',
  problems: '問題：{{count}} 件',
  alt: 'ALT',
  cardTitle: 'リンク先ページのタイトル',
  justNow: 'たった今',
  now: '今',
  readMore: '原文を読む',
  seeMore: 'もっと見る',
  like: 'いいね！',
  comment: 'コメント',
  share: 'シェア',
  repost: '再投稿',
  send: '送信',
  noVideo: 'ここに動画が表示されます。',
  noMedia: 'ここに画像か動画が表示されます。',
  noCover: 'ここにカバーが表示されます。',
  creatorWrites: '{{channel}} には動画だけが送られます。本文はクリエイターがアプリで書きます。',
};
