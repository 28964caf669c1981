// What is refused in administration, and in signing in by a call, in Japanese.
import type { PeopleSentences } from '../keys.ts';

export const peopleJa: PeopleSentences = {
  'account-taken': 'ユーザー名 {account} はすでに使われています。別の名前にしてください。',
  'name-taken': '「{name}」はすでに使われています。別の名前にしてください。',
  'role-in-use': 'ロール「{name}」を持つ人がまだ {count} 人います。先に外してください。',
  'changed-meanwhile':
    '保存されていません：その間に {who} さんが同じ箇所を変更しました（{at}）。入力した内容は残っています。現在の内容を読み込んでから、もう一度変更してください。',
  'button-has-children': 'ボタンの下には項目を置けません。先に下位の項目を別の場所へ移してください。',
  'entry-has-children':
    'この項目の下にほかの項目があります。先にそれらを削除するか、下位ごと削除してください。',
  'department-in-use': '「{name}」にはまだ人またはコンテンツがあります。削除できるのは空の部署だけです。',
  'last-administrator':
    'ユーザーとロールを管理できる人がいなくなります。先に別の人へ両方の権限を与えてください。',
  'right-lost':
    'この権限を誰も再び与えられなくなります：{detail}。先に別のロールに与え、そのロールをユーザーを管理できる人に与えてください。',
  'rights-beyond': '自分が持つ権限だけを与えられます。持っていない権限：{detail}',
  'restriction-own':
    'ご自身がこの制限を受けているため、解除できません：{detail}。制限を受けていない管理者に依頼してください。',
  'person-beyond':
    '{name} さんはあなたより多くの権限を持っています。同じ権限を持つ管理者に依頼してください。',
  'not-oneself': '自分自身に対しては行えません。別の管理者に依頼してください。',
  'password-wrong': '現在のパスワードが正しくありません。',
  'password-own':
    '自分のパスワードは「パスワードの変更」ページで、現在のパスワードを入力して変更してください。何も保存されていません。',
  'password-known':
    'アカウント「{account}」はすでに作成され、パスワードが設定されています。パスワードは空欄のままにしてください。変更されません。',
  'password-elsewhere': 'パスワードはシングルサインオン側で管理されています。そちらで変更してください。',
  'not-in-directory': '職員名簿に「{account}」は見つかりません。',
  'directory-absent': 'シングルサインオン側の職員名簿は参照できません。手動で入力してください。',
  'entry-below-itself': '項目を自分自身の下に置くことはできません。',
  'password-needed': '「{account}」は職員名簿にないため、初期パスワードが必要です。',
  'identity-needed': 'シングルサインオン側でのこの人の識別子（sub）を入力してください。',
  'sign-in-refused': 'ユーザー名またはパスワードが正しくありません。',
  'signed-in-otherwise':
    'このブラウザーは現在 {name} さんとしてログインしているため、このページでは何も実行できません。入力した内容は残っています。必要な部分をコピーしてから再読み込みしてください。',
  'tried-too-often': '失敗が多すぎます。{minutes} 分ほどお待ちください。',
  'term-in-use':
    '「{name}」には {count} 件のコンテンツがあります。削除するとその名前のまま残り、新しいコンテンツには選べなくなります。',
  'term-fixed': '「{name}」は名前の変更も削除もできません。',
  'not-a-reader':
    '言及した人の中に、このコンテンツを見られない人がいるため、メモは保存されませんでした。名前を外してもう一度送信してください。',
};
