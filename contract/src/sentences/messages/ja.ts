// What the inbox says, in Japanese.
import type { MessageSentences } from '../keys.ts';

export const messagesJa: MessageSentences = {
  'message-live': '「{title}」が {account} で公開されました。',
  'message-owner-only': '「{title}」は {account} にありますが、読者には表示されません。{reason}',
  'message-failed': '「{title}」は {account} で公開されませんでした：{reason}',
  'message-dropped':
    '{account} の「{title}」は破棄されました。公開されたかどうかは確認できていません。未公開として扱われ、再送信されません。投稿があるかどうかはプラットフォームで確認してください。',
  'message-unknown':
    '「{title}」が {account} で公開されたか分かりません。{reason}確認回数：{looks} 回、前回：{at}、次回：{next}。確認して対応を選んでください。',
  'message-missed':
    '「{title}」は {account} での公開時刻に間に合わず、送信されていません。公開履歴から今すぐ公開できます。',
  'message-sign-in-expired': '{account} の再認証が必要です。待機中の投稿があります。',
  'message-authorise':
    '{who} さんが {account}（{channel}）の再認証を依頼しています。ここを開き、チャンネルのページで同意して {account} を選んでください。',
  'message-authorise-new':
    '{channel} のアカウントを連携するためのリンクです。そのチャンネルにログインしているブラウザーで開いてください。',
  'message-mention': '{who} さんが「{title}」のメモであなたをメンションしました：{note}',
  'message-gone': '「{title}」は {account} 上にありません。プラットフォーム側で削除されました。',
  'message-there-again':
    '「{title}」は一度消えましたが、再び {account} に表示されています。その間に再公開していた場合は、どちらかを取り下げてください。',
  'message-articles-gone':
    '{account} の「{title}」のうち {count} 件の記事がプラットフォーム上で削除されました。残りは公開中です。開いて確認してください。',
  'message-page-gone':
    '「{title}」（{account}）の公開ページが見つかりません（{status}）。確認し、削除されていた場合は再度公開してください。',
  'message-page-hidden':
    '「{title}」（{account}）の公開ページはここからは見えません（{status}）が、プラットフォームは投稿が存在すると答えています。ご確認ください。再度公開すると重複します。',
  'message-page-unasked':
    '「{title}」（{account}）の公開ページが見つからず（{status}）、投稿が残っているかをプラットフォームに確認できませんでした。重複を避けるため、再度公開する前にご確認ください。',
  'message-copies': '「{title}」が {account} に複数あります。確認して余分な投稿を取り下げてください。',
  'message-files-wait':
    '「{title}」はまだ {account} に公開されていません。プラットフォームが画像または動画の処理に長い時間をかけています。期限まで確認を続けます。小さいファイルや別のファイルなら早く済むことがあります。',
  'message-own-limit':
    '「{title}」はまだ {account} に公開されていません。プラットフォームが当アプリに許す呼び出し回数を使い切りました。{next} まで待ち、その後自動で再開します。',
  'message-late':
    '「{title}」は {due} に {account} へ公開される予定でしたが、まだ待機しています。理由は公開履歴で確認できます。自動で再開し、{over} までに再開できない場合はお知らせします。',
  'message-change-failed': '{account} の「{title}」を修正できませんでした：{reason}',
  'message-change-unknown': '{account} の「{title}」の修正結果は不明です：{reason}',
  'message-change-waits':
    '{account} の「{title}」はまだ修正も取り下げもされていません。次の試行：{next}。{reason}',
  'message-change-sign-in': '{account} の再認証が必要です。それまで「{title}」の修正も取り下げもできません。',
  'message-other-words':
    '{account} の「{title}」の文面または設定が最新版と異なります。開いて確認し、誤りがあればもう一度修正してください。',
  'message-repost-twin':
    '{account} の「{title}」は取り下げられましたが、新しいバージョンは投稿されませんでした。同じ内容の別の投稿がすでにあるか、送信中です。履歴を開いて両方のバージョンを確認してください。',
  'message-repost-gone':
    '{account} の「{title}」は Herald 以外の操作で削除されたため、新しいバージョンは投稿されませんでした。文面は履歴に残っています。必要なら新しい投稿として公開してください。',
  'message-repost-asker':
    '{account} の「{title}」は取り下げられましたが、新しいバージョンは送信されません。依頼した人に公開の権限がなくなったためです。文面は履歴に残っており、権限のある人がそこから再公開できます。',
  'message-repost-restored':
    'Herald が以前の時点に復元されたとき、{account} の「{title}」は取り下げて新しい文面で投稿し直す途中でした。その後に投稿されたかどうかはここでは分からないため、自動では送信しません。アカウントを確認してください。文面は履歴に残っています。そこになければ新しい投稿として公開してください。',
  'message-repost-stopped':
    '{account} の「{title}」は再投稿されません。完全に取り下げるよう依頼がありました。新しい文面は履歴に残っています。',
  'message-sent-after-all':
    'あなたは {account} の「{title}」の取り下げを依頼しましたが、その後、公開されていないと判断した人が送信しました。履歴を開き、公開すべきでない場合は取り下げてください。',
  'message-wish-dropped':
    'あなたは {account} の「{title}」の取り下げを依頼しましたが、公開されているか判明する前に、ほかの人が追跡を打ち切りました。公開されたままの可能性があります。アカウントを確認し、残っていればそこで削除してください。',
  'message-edit-stopped':
    'あなたが依頼した {account} の「{title}」の修正は行われませんでした。投稿を取り下げるよう依頼があったためです。修正後の文面は履歴に残っています。',
  'message-preflight': '「{title}」は {time}（{zone}）に {account} で公開予定です。{finding}',
  'message-hold-over':
    '「{title}」は {since} から編集中のまま公開日時を過ぎました。{account} での公開は {time}（{zone}）に変わりました。',
  'message-moved':
    '{zone} の時刻の規則が変わりました。「{title}」は現地時刻 {time} のまま {account} で公開されます。UTC では {utc} になります。',
  'alarm-breaker':
    '{channel} に障害が起きています。正しい応答のない呼び出しが続きました。すべてのアカウントは少し待ち、自動で再開します。',
  'alarm-copies': '「{title}」が {account} に複数あります。余分な投稿を取り下げてください。',
  'alarm-late':
    '公開時刻を過ぎても始まっていない投稿が {count} 件あり、最も古いものは {minutes} 分待っています。うち {resting} 件はプラットフォームの要請で待機中で、期限が過ぎない限り自動で再開します。{limited} 件は当アプリの呼び出し回数が戻るのを待っています。ほかの投稿については、送信プログラムが動いているか確認してください。',
  'alarm-unknowns': '{count} 件の投稿が一日以上未確認のままです。確認して対応を選んでください。',
  'alarm-untold':
    'ある投稿の結果の通知を {tries} 回試みましたが失敗し、引き続き試みています。送信プログラムのログで原因を確認してください。',
  'alarm-requester':
    '「{title}」（{account}）を依頼した人に公開権限がなくなっているため、送信されません。権限のある人が履歴から引き継いでください。',
  'alarm-clock':
    '{host} の時計がデータベースの時計と {seconds} 秒ずれています。合わせてください。60 秒以上ずれると、このサーバーからは送信されません。',
  'alarm-clock-stopped':
    '{host} の時計がデータベースの時計と {seconds} 秒ずれています。時計が合うまで、このサーバーからは何も送信されません。',
};
