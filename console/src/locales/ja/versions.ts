// Words of the versions of a package.
import type { versions as en } from '../en/versions.ts';

export const versions: typeof en = {
  title: 'バージョン',
  none: '以前のバージョンはありません。置き換えられた内容は {{days}} 日間保存されます。',
  number: 'バージョン {{number}}',
  current: '現在',
  differences: '違い',
  reading: '取り消し線は当時の内容、下線は現在の内容です。',
  others: 'ほかに異なる項目：{{names}}',
  restore: 'バージョン {{number}} に戻す',
  question: 'コンテンツをバージョン {{number}} の内容に戻しますか？現在の内容もバージョンとして残ります。',
  restored: 'バージョン {{number}} に戻しました。',
  fields: {
    enTitle: '英語タイトル',
    category: 'カテゴリー',
    filing: '編集者・特集・タグ',
    choices: '公開対象・チャンネル設定・音声',
  },
};
