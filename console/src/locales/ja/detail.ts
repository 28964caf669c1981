// Words of the detail screen.
import type { detail as en } from '../en/detail.ts';

export const detail: typeof en = {
  day: '公開日',
  clock: '時刻',
  none: 'なし',
  enTitle: '英語タイトル',
  editor: '編集者',
  topic: '特集',
  tags: 'トレーサビリティタグ',
  description: '説明',
  thumbnail: 'サムネイル',
  backdate: 'さかのぼり日時',
  body: '本文',
  side: 'その他の情報',
  author: '著者',
  settings: 'その他の設定',
  youtubeDescription: 'YouTube の説明',
  facebookBackdate: 'Facebook のさかのぼり日時',
  cover: 'カバー画像',
  publish: '今すぐ公開',
  publishQuestion: '選択した {{count}} 件のアカウントに今すぐ公開しますか？',
  waits: '{{time}}（{{zone}}）に予約されています。',
  oldFormat: '旧形式の原稿は表示できません。',
  audience: {
    title: 'Facebook のオーディエンス',
    who: '公開範囲',
    everybody: '全員',
    specific: '特定のオーディエンス',
    age: '年齢',
    places: '地域',
  },
};
