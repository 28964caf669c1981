// Words of the blocks for pictures, video and cover, and of their uploads.
import type { upload as en } from '../en/upload.ts';

export const upload: typeof en = {
  title: '画像',
  choose: '画像を追加',
  drop: 'またはここにドロップ・貼り付け（一度に 3 枚まで）',
  alt: '画像の説明',
  altOf: '{{name}} の説明',
  moveLeft: '{{name}} を左へ移動',
  moveRight: '{{name}} を右へ移動',
  remove: '{{name}} を削除',
  cancel: 'キャンセル',
  retry: '再試行',
  waiting: '待機中',
  checking: '確認中',
  lookedAt: 'アップロード済み・検査中',
  tray: {
    title: 'アップロード',
    arrived: '{{name}} のアップロードが完了しました。投稿を開くと追加できます。',
    awaited:
      '{{name}} のアップロードが完了しました。このページの別のコンテンツのファイルです。そのコンテンツを開くと追加されます。',
    inLibrary: '{{name}} のアップロードが完了し、「マイ素材」に入りました。',
    addHere: 'この投稿に追加',
    stopped: '{{name}} は {{percent}}% で止まりました。同じファイルを選び直すと続きから送ります。',
    lookedAt: '{{name}} のアップロードが完了し、検査中です。',
    forget: '破棄する',
  },
  video: {
    title: '動画',
    choose: '動画を追加',
    drop: 'mp4・mov・webm。ここにドロップ・貼り付けも可',
    alt: '動画の説明（{{channels}} に表示）',
    remove: '削除',
  },
  film: {
    checking: '動画の内容を確認しています…',
    unchecked: '動画の内容を確認できませんでした。接続を確かめて、もう一度お試しください。',
    converting:
      'H.264 に変換しています：{{percent}}%。終わるまで保存と公開はできません。元のファイルは残ります。',
    progress: '変換',
    offered: 'この動画は公開前に変換することをお勧めします：',
    cancelled: '変換を取り消したため、動画はそのまま送信されます。チャンネルに拒否されることがあります：',
    convert: 'H.264 に変換',
    cancel: '変換を取り消す',
    converted: 'H.264 に変換しました。元の {{name}}（{{size}} MB）は残っています。',
    useOriginal: 'すべてに元のファイルを送る',
    verdict: {
      original: '元のファイルが {{original}} に送られます。',
      converted: '変換後の動画が {{converted}} に送られます。',
      for: '{{needing}} のために変換が必要です。',
      isFor: '{{needing}} のために変換しています。',
      unconverted: '{{unconverted}} 向けには未変換です。このまま公開すると変換せずに送られます。',
    },
    why: {
      codec: '{{codec}} で保存されており、再生できないプラットフォームがあります。',
      highRange: 'HDR（ハイダイナミックレンジ）のため、多くの画面で白っぽく見えます。',
      colours: '色が {{layout}} で保存されており、多くのプレーヤーで表示できません。',
      sides: '{{channels}} は一辺 {{limit}} ピクセルまでです。',
      width: '{{channels}} は幅 {{limit}} ピクセルまでです。',
      size: '{{channels}} は {{limit}} MB までです。',
      container: '{{channels}} は {{ending}} ファイルを受け付けません。',
      filmCodec: '{{channels}} が対応する動画の形式は {{limit}} です（現在は {{is}}）。',
      framesFew: '{{channels}} では毎秒 {{limit}} フレーム以上が必要です（現在は {{is}}）。',
      framesMany: '{{channels}} では毎秒 {{limit}} フレームまでです（現在は {{is}}）。',
      bitRate: '{{channels}} では {{limit}} Mbit/s までです（現在は {{is}} Mbit/s）。',
      sound: '{{channels}} が対応する音声の形式は {{limit}} です（現在は {{is}}）。',
      sampleRate: '{{channels}} では音声は {{limit}} kHz までです（現在は {{is}} kHz）。',
    },
    failed: {
      unreadable:
        '動画を最後まで読み取れず、変換できませんでした。H.264 で書き出し直してアップロードしてください。',
      failed:
        '変換結果が不完全でした。もう一度お試しください。再び失敗したら、H.264 で書き出してアップロードしてください。',
      tooOften:
        '変換が何度も中断しました。H.264 で書き出してアップロードするか、後でもう一度お試しください。',
      fileGone: 'ファイルが保存先からなくなっています。動画を削除し、もう一度アップロードしてください。',
    },
  },
  library: {
    title: 'ライブラリにアップロード',
    choose: 'ファイルをアップロード',
    drop: 'またはここにドロップ（一度に 3 つまで）：{{types}}',
  },
  cover: {
    title: 'カバー',
    choose: 'カバーを追加',
    replace: 'カバーを変更',
    drop: 'またはここにドロップ',
    shownBy: '{{channels}} に表示されます',
    remove: 'カバーを削除',
  },
};
