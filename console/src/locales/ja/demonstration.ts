// Words of taking the demonstration away.
import type { demonstration as en } from '../en/demonstration.ts';

export const demonstration: typeof en = {
  title: 'デモデータ',
  remove: 'デモデータを削除',
  ended: 'デモデータは {{at}} に削除されました。再起動しても元に戻りません。',
  nothing: 'デモデータはありません。',
  own: 'デモ用アカウントでログインしています。このアカウントも一緒に削除されます。「ユーザー」で自分の管理者アカウントを作成するか、このパスワードを変更し、ログインし直してからここに戻ってください。',
  goes: '削除されるもの',
  stays: '残るもの',
  people: 'パスワードが広く知られているアカウント（すぐにログアウトされます）：{{names}}',
  departments: '次の部署（何も属していない場合のみ）：{{names}}',
  rows: 'デモページの記事 {{articles}} 件、ロール {{roles}} 件、取引 {{transactions}} 件',
  menu: 'メニューの「デモページ」',
  adopted: 'パスワードが変更されたアカウント（すでに個人のものになっているため）：{{names}}',
  written:
    '削除されるアカウントで作成されたもの（実際の業務と区別できないため）：コンテンツ {{packages}} 件、下書き {{drafts}} 件、予約 {{schedules}} 件（予定どおり公開されます）、連携アカウント {{accounts}} 件。部署に残りますので、不要なものは各画面で解除または削除してください。',
  made: 'デモページで利用者が書いた記事 {{articles}} 件、ロール {{roles}} 件。これらがある間はメニューの項目も残ります。',
  rest: 'ロール、メニュー、カテゴリー、特集（運用に必要なため）と、そのほか利用者が作成したすべて。',
  question: 'デモデータを削除しますか？',
  forGood: 'この操作は取り消せず、再起動しても元に戻りません。監査ログに記録されます。',
  type: '確認のため「{{word}}」と入力してください',
  done: 'デモデータを削除しました。',
};
