// Why a publication stands as it does, in Japanese.
import type { ReasonSentences } from '../keys.ts';

export const reasonsJa: ReasonSentences = {
  'reason-none': '',
  'reason-waiting-for-its-time': '公開時刻を待っています。',
  'reason-waiting-for-the-account': '待機中：このアカウントの別の投稿を送信しています。',
  'reason-waiting-for-the-platform': '受理されました。プラットフォームの処理を待っています。',
  'reason-with-its-owner':
    '所有者のアプリの受信箱に届いています。所有者がアプリで仕上げて公開します。まだ公開されていません。',
  'reason-owner-unseen':
    '所有者のアプリの受信箱に届いた後、状況を確認できません。公開したかどうかを所有者に尋ね、ここに入力してください。',
  'reason-not-public':
    '所有者がアプリで公開しました。公開 URL はありません。一部の人だけが見られるか、プラットフォームがまだ確認中です。URL ができればここに表示されます。',
  'reason-platform-said-live': 'プラットフォームが確認しました。',
  'reason-owner-only': '選択どおり非公開で掲載されています。見られるのは所有者だけです。',
  'reason-locked-private':
    '掲載されていますが、プラットフォームが非公開にしています。見られるのは所有者だけです。監査を受けていないアプリケーションからの投稿はすべてこうなります。プロジェクトの監査を申請し、その後あらためて公開してください。',
  'reason-found-on-the-account': '応答は失われましたが、アカウント上で投稿を見つけました。',
  'reason-person-said-live': '担当者が確認し、リンクを照合しました。',
  'reason-person-said-live-unchecked': '担当者が確認しました。リンクはシステム側では照合できませんでした。',
  'reason-person-dropped': '担当者が取りやめました。',
  'reason-person-cancelled': '送信前に担当者が取り消しました。',
  'reason-answer-lost': '送信しましたが応答が失われました。公開されたか確認中です。その間は再送しません。',
  'reason-answer-unclear':
    'プラットフォームから未知の応答がありました。公開されたかどうかを確認しています。その間は再送信しません。',
  'reason-worker-died': '送信プログラムが途中で止まりました。公開されたか確認中です。その間は再送しません。',
  'reason-newer-words':
    'まだ分かりません。その後に別の版が送信された、または送信される予定のため、自動では再送信しません。結果を回答してください。',
  'reason-not-found-yet': 'まだ分かりません：今のところアカウント上に見つかりません。',
  'reason-several-candidates':
    '分かりません：アカウント上の投稿がこれか、同じ内容の別の投稿かを区別できません。',
  'reason-cannot-look': '分かりません：このアカウントでは確認できません。',
  'reason-not-sent': '送信されていません。自動で再試行します。',
  'reason-busy': 'プラットフォームが待機を求めています。自動で再試行します。',
  'reason-own-limit':
    'このプラットフォームで当アプリに許された呼び出し回数を使い切りました。回数が戻り次第、自動で公開します。',
  'reason-sign-in-expired': 'アカウントの再認可が必要です。その後は自動で続きます。',
  'reason-not-permitted': 'プラットフォーム上の権限が足りません。すべての権限を付けて再認可してください。',
  'reason-content-refused': 'プラットフォームが内容を拒否しました。直して公開し直してください。',
  'reason-does-not-fit':
    'このままでは送信できませんでした。一部がこのプラットフォームに合わないか、ファイルの上げ直しが必要です。開いて示された箇所を直し、もう一度公開してください。',
  'reason-media-refused': 'プラットフォームが画像か動画を拒否しました。差し替えて公開し直してください。',
  'reason-blocked-by-platform':
    'プラットフォームがこのアカウントか投稿を制限しています。先方の通知を確認してください。',
  'reason-duplicate': 'プラットフォームによると、同じ投稿がすでにあります。',
  'reason-too-many-tries': '何度も試しましたが中止しました。一度も送信されていません。',
  'reason-tries-in-doubt':
    '分かりません。プラットフォームは何度も受け付けましたが、投稿は作られませんでした。いずれかの送信が成功している可能性があります。アカウントを確認し、掲載されているかどうかをここで答えてください。',
  'reason-missed': '送信できないまま時刻を過ぎました。送信していません。',
  'reason-account-gone':
    'このアカウントはもう自部署のものではありません。再度連携するか、現在連携している部署に確認してください。',
  'reason-requester-may-not':
    '何も送信していません。依頼した人に公開権限がなくなっています。権限のある人が再試行できます。',
  'reason-content-broken': '投稿のファイルがありません。アップロードして公開し直してください。',
  'reason-withdrawn': '取り下げました。',
  'reason-withdrawal-failed': '投稿はまだ残っています。取り下げに失敗しました。もう一度お試しください。',
  'reason-half-taken-down':
    '取り下げは途中までです。動画は削除されましたが、投稿は削除できていないか、不明です。開いて確認し、残っていればプラットフォームで削除するか、アカウントの認証を確認してからここでもう一度取り下げてください。',
  'reason-change-signed-out':
    '投稿は元のままです。アカウントの再認証が必要です。再認証後にもう一度操作してください。',
  'reason-edited': '変更はプラットフォームに反映されました。',
  'reason-edit-failed': '変更は成功せず、投稿は元のままです。',
  'reason-edit-unknown':
    '変更が反映されたか不明です。投稿を開いて確認し、反映されていなければもう一度変更してください。',
  'reason-withdrawal-unknown':
    '投稿が取り下げられたか不明です。開いて確認し、残っていればもう一度取り下げてください。',
  'reason-change-unanswered':
    '変更または取り下げを依頼しましたが、応答が失われました。現在の投稿の状態を確認中です。操作は不要です。',
  'reason-change-given-up':
    '丸一日試みましたが成功せず、再試行を終了しました。投稿は元のままです。もう一度依頼するか、プラットフォーム上で行ってください。',
  'reason-earlier-change':
    'この投稿の以前の変更に応答がなく、まだ反映される可能性があります。その可能性がなくなり次第、新しい内容を反映します。',
  'reason-other-words':
    '投稿の文面がこちらの最新版と異なります。開いて確認し、誤りがあればもう一度変更してください。',
  'reason-sent-again': '存在しないことを確認したため、自動でもう一度送信します。',
  'reason-paused': '一時停止中です。解除されると自動で続きます。',
  'reason-platform-resting': 'プラットフォームに障害が起きています。少し待って自動で続けます。',
  'reason-gone-from-platform': 'プラットフォーム上に存在しません。そこで削除されました。',
};
