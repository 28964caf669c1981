// Why there is no picture of a page, or only a drawn one, in Japanese.
import type { PictureSentences } from '../keys.ts';

export const picturesJa: PictureSentences = {
  'picture-no-browser':
    'スクリーンショットを撮るブラウザーを起動できませんでした。Herald の管理者に連絡してください。理由は送信プログラムのログにあります。',
  'picture-closed': 'このアドレスは内部ネットワークにつながるか、ページではないため開きません。',
  'picture-unreachable': 'ページが応答しませんでした。ご自身で開いて確認してください。',
  'picture-too-slow': 'ページの準備が間に合いませんでした。後でもう一度試すか、ご自身で開いてください。',
  'picture-too-large': 'ページが許容量を超えるメモリーを使いました。ご自身で開いてください。',
  'picture-error': 'ページがエラーを返しました。ご自身で開いて確認してください。',
  'picture-sign-in': 'このページはログインした読者だけに表示されます。',
  'picture-other-words':
    'ページにこの投稿の文章がありません。ログイン画面や同意画面、または別のページかもしれません。ご自身で開いて確認してください。',
  'picture-no-address': 'プラットフォームはこの投稿の公開アドレスを示していません。',
  'picture-not-live': 'この時点で投稿はすでに公開されていませんでした。',
  'picture-missed': 'その時刻に Herald は動いていませんでした。次の画像をご覧ください。',
  'picture-owner-only': 'このページはアカウントの所有者だけが見られるため、撮影しません。',
  'picture-not-told': 'ページにもプラットフォームにも問い合わせできませんでした。ご自身で確認してください。',
  'picture-begun':
    'ページにはこの投稿の冒頭だけが表示されていて、別の投稿の可能性もあります。ご自身で開いて確認してください。',
  'picture-unsure':
    'ページに表示されているのがこの投稿だと確認できませんでした。よく似た別の投稿の可能性もあります。ご自身で開いて確認してください。',
  'picture-off': 'ここではスクリーンショットが無効です。ご自身でページを開いてください。',
};
