// What is said of a film no channel, or not every one, takes, in Japanese.
import type { FilmSentences } from '../keys.ts';

export const filmsJa: FilmSentences = {
  'film-codec':
    '{channel}：対応する動画の形式は {takes} です（現在は {is}）。ここで H.264 に変換すれば公開できます。',
  'film-frames-few':
    '{channel}：動画は毎秒 {takes} フレーム以上が必要です（現在は {is}）。ここで変換すれば公開できます。',
  'film-frames-many':
    '{channel}：動画は毎秒 {takes} フレームまでです（現在は {is}）。ここで変換すれば公開できます。',
  'film-bit-rate':
    '{channel}：動画は {takes} Mbit/s までです（現在は {is} Mbit/s）。ここで変換すれば公開できます。',
  'film-sound': '{channel}：対応する音声の形式は {takes} です（現在は {is}）。ここで変換すれば公開できます。',
  'film-sample-rate':
    '{channel}：動画の音声は {takes} kHz までです（現在は {is} kHz）。ここで変換すれば公開できます。',
  'video-too-small':
    '{channel}：動画は {size} KB です。{limit} KB 以上が必要です。より長いか画質の良いものにしてください。',
  'video-too-long':
    '{channel}：動画は {length} 秒です。{limit} 秒以内に編集するか、このチャンネルを外してください。',
  'video-too-short':
    '{channel}：動画は {length} 秒です。{limit} 秒以上の動画にするか、このチャンネルを外してください。',
  'film-damaged':
    'ファイルが途中で切れているか壊れています。再生して確かめ、書き出し直してアップロードしてください',
  'film-holds-more':
    '動画以外のデータが含まれていて取り除けませんでした。動画を書き出し直してアップロードしてください',
  'film-subtitled':
    '字幕が独立したトラックとして入っており、どのチャンネルでも表示されません。字幕を映像に焼き込むか、字幕なしで書き出してアップロードしてください',
  'film-dolby-only':
    '色の情報が Dolby Vision（プロファイル 5）だけで、どのチャンネルでも緑や紫に崩れます。HDR10、HLG または SDR で書き出してアップロードしてください',
  'film-beyond':
    '{hours} 時間より長い、{side} ピクセルより大きい、またはトラックが多すぎます。書き出し直してください',
  'film-converting': '動画を変換中です。完了するまで待つか、編集画面で変換をキャンセルしてください。',
};
