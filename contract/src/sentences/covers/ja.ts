// What is said of covers, and of pictures that are drawn anew, in Japanese.
import type { CoverSentences } from '../keys.ts';

export const coversJa: CoverSentences = {
  'cover-second': 'カバーは画像 1 枚までです。',
  'cover-missing': '{channel}：カバー画像が必要です。',
  'cover-type': '{channel}：カバーは {types} にしてください。「規定に合わせる」で変換できます。',
  'cover-too-large':
    '{channel}：カバーは {size} MB です（最大 {limit} MB）。「規定に合わせる」を押すか、小さい画像を選んでください。',
  'cover-left-out':
    '{channel}：カバーは {size} MB で {limit} MB を超えるため送信されません。投稿はそのまま公開されます。残すには「規定に合わせる」を押すか、小さい画像を選んでください。',
  'cover-pixels':
    '{channel}：カバーは {width} × {height} ピクセルです。合計 {limit} ピクセル未満にしてください。「規定に合わせる」を押すか、切り抜いてください。',
  'cover-ratio':
    '{channel}：カバーは {ratios} で表示されます。この画像は {width} × {height} です。切り抜かないと {channel} 側で切り取られるか、余白が付きます。',
  'cover-not-listed':
    '{channel}：画像がホワイトリストにないため、サムネイルのアップロードを取り消しました。投稿は送信されます。サムネイルを付けるには自社のサイトにリンクしてください。',
  'cover-not-allowed': '{channel}：カバーはリンクか動画がある場合だけ使えます。',
  'cover-not-sent': '{channel}：カバーは送信されません。',
  'frame-beyond': '動画の長さは {length} 秒です。終わりより前の位置を選んでください。',
  'frame-undrawn':
    '動画のこの位置の画像を取り出せませんでした。別の位置を選ぶか、カバーをアップロードしてください。',
  'crop-outside':
    '切り抜き範囲が {width} × {height} ピクセルの画像からはみ出しています。もう一度指定してください。',
  'picture-undrawn': 'この画像はここでは処理できません。JPEG で保存し直してアップロードしてください。',
  'fit-impossible': '十分な画質を保ったまま {limit} MB まで小さくできません。別の画像を選んでください。',
};
