// What is said of places, ages, feelings and keywords a channel does not take, and of pages that cannot be chosen, in Japanese.
import type { ChosenSentences } from '../keys.ts';

export const chosenJa: ChosenSentences = {
  'places-overlap': '{channel}：{place} は同時に選んだ {outer} の中にあります。どちらかを外してください。',
  'places-unreadable':
    '{channel}：地域限定の設定を読み取れません。作成元の画面で選び直すか、外してください。',
  'place-unknown':
    '{channel}：投稿を {place} に限定することはできません。限定できるのは国・州/県・都市・郵便番号だけです。外してください。',
  'place-twice': '{channel}：{place} が二度選ばれています。どちらかを外してください。',
  'age-unknown':
    '{channel}：「{value}」は選べる年齢ではありません。作成元の画面で {options} のどれかにするか、空にしてください。',
  'feeling-unreadable':
    '{channel}：気分「{value}」は Facebook にありません。ID は数字だけです。作成元の画面で選び直すか、外してください。',
  'place-key-wrong':
    '{channel}：{place} の「{key}」は Facebook の {type} ではありません。外して、名前で検索して選び直してください。',
  'keywords-letters': '{channel}：キーワード「{word}」に {letters} は使えません。取り除いてください。',
  'picture-too-wide':
    '{channel}：{name} の幅は {width} ピクセルです。{limit} ピクセル以内に縮小してください。',
  'role-missing':
    '{page} での役割「{role}」がないため公開できません。{channel} で {page} の管理者に付与を頼み、もう一度連携してください。',
  'rights-missing': '次の権限がありません：{rights}。もう一度認証し、すべての権限を付けてください。',
  'right-unknown': 'その他（{right}）',
};
