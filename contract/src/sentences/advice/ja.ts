// What the platforms' refusals mean and what to do, in Japanese.
import type { AdviceSentences } from '../keys.ts';

export const adviceJa: AdviceSentences = {
  'advice-unknown':
    '{channel} から未知の応答がありました：「{words}」（{code}）。チャンネル側でアカウントを確認し、続く場合はこの文言を管理者に伝えてください。',
  'advice-doubted':
    '{channel} の応答：「{words}」（{code}）。この投稿が公開されているかどうかは、これでは分かりません。再送する前に、アカウントを確認してください。',
  'advice-unreachable':
    '{channel} に接続できませんでした（{code}）。自動で再試行します。続く場合は管理者がネットワークを確認してください。',
  'advice-not-in-time':
    'サーバーの負荷が高く送信を時間内に始められなかったため、{channel} には何も送られていません（{code}）。自動で再試行します。続く場合は管理者がサーバーの負荷を確認してください。',
  'advice-broken-off':
    '応答を受け取り終える前に {channel} との接続が切れました（{code}）。今のところ操作は不要です。結果を確認し、判断できない場合はお尋ねします。',
  'advice-platform-trouble':
    '{channel} 側で障害が起きています（{code}）。今のところ操作は不要です。結果を確認し、判断できない場合はお尋ねします。',
  'advice-late':
    '{channel} は受け付けましたが、表示は後になります（{code}）。操作は不要です。表示されるまで確認します。再送しないでください。',
  'advice-dropped':
    '{channel} は受け取ったあと、{channel} 側の障害でこれを破棄しました（{code}）。ここで失敗と表示されている場合は、もう一度公開してください。',
  'advice-post-unfinished':
    '{channel} にあるファイルがこの投稿と合わなくなりました（{code}）。投稿を開き、画像や動画を選び直して再度公開してください。',
  'advice-look-yourself':
    '{channel} が示す投稿の一覧では、投稿されていないと断定できません。{channel} で直接確認し、判断してください。',
  'advice-token-over':
    '{channel} の認証が切れました（{code}）。アカウントを再認証してください。待機中のものは自動で再開します。',
  'advice-consent-unfinished':
    '{channel} の認証が完了しませんでした（{code}）。最初からやり直し、数分以内に同意してください。',
  'advice-app-keys':
    '{channel} はここに設定されたアプリキーを認識しません（{code}）。管理者がアプリ ID、シークレット、リダイレクト先を正しく設定し直してください。',
  'advice-address-listed':
    '{channel} はこのサーバーの IP からの呼び出しを受け付けません（{code}）。管理者がチャンネル側の IP 許可リストに追加してください。',
  'advice-address-confirmed':
    '{channel} がこのサーバーからの呼び出しを許可するか、アカウントの管理者に確認しています（{code}）。チャンネル側で許可してもらってください。',
  'advice-address-changed':
    '{channel} の認証は IP アドレスに結び付いており、サーバーの IP が変わりました（{code}）。アカウントを再認証してください。',
  'advice-operators-address':
    '{channel} は投稿ごとに担当者の IP アドレスを求めます。管理者が HERALD_CLIENT_ADDRESS を設定してください。',
  'advice-scope':
    'このアカウントは {channel} での権限が足りません（{code}）。すべての権限にチェックを入れて再認証してください。',
  'advice-role':
    '認証した人に {channel} での公開権限がなくなりました（{code}）。{channel} で役割を戻してもらうか、別の管理者がアカウントを認証してください。',
  'advice-app-rights':
    'この操作に必要な {channel} の権限がアプリにありません（{code}）。管理者が {channel} の開発者向けページで申請してください。',
  'advice-app-unaudited':
    '{channel} がアプリを未審査のため制限しています（{code}）。管理者が審査を受けるか、このアカウントをテスターに追加してください。',
  'advice-app-credit':
    '{channel} でのアプリの残高またはプランを使い切りました（{code}）。管理者が補充した後、再度お試しください。',
  'advice-version':
    '{channel} はこのシステムが使う API バージョンの提供を終了しました（{code}）。管理者がシステムを更新してください。',
  'advice-wechat-unverified':
    'この公式アカウントは API から公開できません（{code}）。WeChat は認証済みアカウントにのみ許可しています。認証を受けるか、mp.weixin.qq.com で公開してください。',
  'advice-wechat-sealed':
    '違反により、WeChat がこの API を停止しました（{code}）。mp.weixin.qq.com で通知を確認し、異議を申し立ててください。',
  'advice-wechat-comments':
    'この公式アカウントではコメントを使えません（{code}）。この記事のコメントをオフにして、もう一度公開してください。',
  'advice-wechat-frozen':
    'この公式アカウントの AppSecret は凍結されています（{code}）。管理者が mp.weixin.qq.com で解除してください。',
  'advice-no-channel':
    'このアカウントには {channel} のチャンネルがありません（{code}）。作成してから再認証してください。',
  'advice-user-check':
    '{channel} が本人確認を求めています（{code}）。{channel} にログインして確認を済ませ、再度お試しください。',
  'advice-two-step':
    '{channel} はグループの管理者に 2 段階認証を求めています（{code}）。{channel} の設定で有効にしてから、再度お試しください。',
  'advice-identity':
    '{channel} がページまたはアカウントの身元確認を求めています（{code}）。{channel} の設定で手続きを済ませてから、再度お試しください。',
  'advice-account-limited':
    '{channel} がこのアカウントを一時的に制限しています（{code}）。{channel} の通知を確認し、解除されてから再度お試しください。',
  'advice-account-closed':
    'このアカウントは {channel} で停止または閉鎖されています（{code}）。{channel} で異議を申し立ててください。予定している投稿は別のアカウントに変えるか、解決するまで待ってください。',
  'advice-spam':
    '{channel} がスパムと判断しました（{code}）。公開されていないか確認し、一日おいて表現を変えてから再度お試しください。',
  'advice-inbox-full':
    'クリエイターの {channel} の受信箱に未処理の動画が多すぎます（{code}）。アプリで公開または削除してもらうと、自動で再開します。',
  'advice-inbox-dropped': '送信が {channel} で取り消されました（{code}）。まだ必要なら再度公開してください。',
  'advice-app-outdated':
    'クリエイターの {channel} アプリが古すぎます（{code}）。更新してもらい、再度お試しください。',
  'advice-url-ownership':
    '{channel} でこのサイトの所有が確認されていません（{code}）。管理者が開発者向けページで確認手続きをしてください。',
  'advice-too-fast':
    '{channel} が呼び出しの間隔を空けるよう求めています（{code}）。操作は不要です。しばらく待って自動で再開します。',
  'advice-day-full':
    '{channel} の 1 日分の上限に達しました（{code}）。空きができると自動で再開します。急ぐものは {channel} で直接投稿できます。',
  'advice-too-many':
    'このアカウントの投稿が多すぎるため、{channel} はこれを破棄しました（{code}）。アプリでいくつか公開または削除してもらうか、1 日待ってから、もう一度公開してください。',
  'advice-app-limit':
    '全アカウントの合計で {channel} のアプリ上限に達しました（{code}）。空きができると自動で再開します。管理者が上限の引き上げを申請できます。',
  'advice-duplicate':
    '{channel} から、同じ投稿がすでにあるとの応答がありました（{code}）。アカウントを確認し、別の投稿なら本文を変えて再度公開してください。',
  'advice-not-there':
    '{channel} に見つからないか、削除されています（{code}）。再読み込みし、読者に見せる必要があれば再度公開してください。',
  'advice-not-own':
    '{channel} では所有者が別の人になっています（{code}）。ここで正しいアカウントが認証されているか確認してください。',
  'advice-may-not-read':
    '{channel} はこのアカウントの閲覧を許可していません（{code}）。{channel} で直接確認し、結果を回答してください。',
  'advice-creator-only':
    '{channel} ではアカウントの所有者だけが行えます（{code}）。{channel} のアプリで操作するか、所有者に依頼してください。それまでは今のままです。',
  'advice-edit-over':
    '{channel} はこの投稿の変更をもう受け付けません：時間が経ちすぎています（{code}）。今のまま残ります。取り下げて公開し直してください。',
  'advice-field':
    '{channel} が入力項目の一つを受け付けません（{code}）：「{words}」。変更して再度公開し、続く場合は管理者に知らせてください。',
  'advice-text-missing': '{channel} には本文が必要です（{code}）。入力して再度公開してください。',
  'advice-text-long': '本文が {channel} の上限を超えています（{code}）。短くして再度公開してください。',
  'advice-author': '{channel} がこの著者名を受け付けません（{code}）。短くして再度公開してください。',
  'advice-title':
    '{channel} がこのタイトルを受け付けません（{code}）。短くし、< と > を除いて再度公開してください。',
  'advice-description':
    '{channel} がこの本文または要約を受け付けません（{code}）。短くし、< と > を除いて再度公開してください。',
  'advice-tags':
    '{channel} がタグ、ハッシュタグまたはメンションを受け付けません（{code}）。減らすか短くし、< と > を除いて再度公開してください。',
  'advice-link':
    '{channel} がこのリンクを受け付けません（{code}）。開けるか確認し、差し替えるか外して再度公開してください。',
  'advice-own-site':
    '{channel} が入力項目の一つを受け付けません（{code}）：「{words}」。多くの場合はリンクです。リンク先は、このアプリ用に {channel} に登録されたサイトでなければなりません。リンクを変えて再度公開するか、管理者にサイトの登録を依頼してください。',
  'advice-ad': '{channel} が広告と判断しました（{code}）。広告を除くか、{channel} で広告と明示してください。',
  'advice-rules':
    '{channel} が規約違反と判断しました（{code}）。文言か画像を変えて再度公開するか、{channel} で異議を申し立ててください。',
  'advice-original':
    '別のアカウントが {channel} でこの文章をオリジナルとして登録しています（{code}）。許可を得て転載するか書き直し、再度公開してください。',
  'advice-copyright':
    '{channel} が他者の権利を含むと判断しました（{code}）。音声や映像を差し替えるか、{channel} で申し立てに対応してください。',
  'advice-category':
    '選んだカテゴリーは {channel} にありません（{code}）。別のものを選んで再度公開してください。',
  'advice-time': '{channel} がこの日時を受け付けません（{code}）。別の日時を選んで再度公開してください。',
  'advice-language':
    '{channel} がタイトルと本文の言語の指定を求めています（{code}）。{channel} でチャンネルの設定を開いて指定し、再度お試しください。',
  'advice-privacy':
    '選んだ公開範囲またはライセンスは、{channel} でこのアカウントには許可されていません（{code}）。別のものを選んで再度公開してください。',
  'advice-wechat-check':
    '下書きが WeChat の公開前チェックを通りませんでした（{code}）。mp.weixin.qq.com の下書きで指摘を確認し、ここで直して再度公開してください。',
  'advice-wechat-site':
    'この下書きは WeChat の公式サイトからのみ公開できます（{code}）。mp.weixin.qq.com で下書きを開き、保存して公開してください。',
  'advice-wechat-shop':
    'WeChat はこのアカウントの記事内販売を許可していません（{code}）。商品を除くか、mp.weixin.qq.com で販売機能を有効にしてください。',
  'advice-audience':
    '{channel} はこの公開対象を受け付けません（{code}）。決まった年齢と、互いに含まない地域だけが使えます。下書きを開いて選び直し、公開し直してください。',
  'advice-choice':
    '{channel} だけの選択項目を読み取れないため（{code}）、何も送信していません。下書きを開いて選び直し、公開し直してください。',
  'advice-media-count': '画像や動画の数が {channel} に合いません（{code}）。数を変えて再度公開してください。',
  'advice-media-missing':
    '{channel} にファイルが届きませんでした（{code}）。再度アップロードして公開してください。',
  'advice-media-fetch':
    '{channel} がこのサーバーからファイルを取得できませんでした（{code}）。再度お試しください。続く場合は管理者が外部からの接続を確認してください。',
  'advice-media-format':
    '{channel} がファイルを読めません（{code}）。画像は JPG、動画は MP4（H.264、AAC）で保存し、再度公開してください。',
  'advice-media-size':
    'ファイルの大きさが {channel} に合いません（{code}）。作成画面の {channel} の説明に合わせて再度公開してください。',
  'advice-media-ratio':
    '{channel} がこの縦横比を受け付けません（{code}）。一般的な比率に切り抜いて再度公開してください。',
  'advice-media-length': '動画の長さが {channel} に合いません（{code}）。編集して再度公開してください。',
  'advice-media-rate':
    '{channel} がフレームレートを受け付けません（{code}）。毎秒 24～60 フレームで保存して再度公開してください。',
  'advice-media-over':
    'アップロードに時間がかかりすぎ、{channel} が破棄しました（{code}）。自動で再度アップロードします。最終的に失敗した場合は再度公開してください。',
  'advice-media-waiting':
    '{channel} がファイルを処理中です（{code}）。操作は不要です。自動で再度確認します。',
  'advice-cover':
    '{channel} がカバーを受け付けません（{code}）。別の画像をカバーに選び、再度公開してください。',
  'advice-cover-phone':
    '{channel} はこのチャンネルのカスタムカバーを受け付けません（{code}）。youtube.com/verify で電話番号を確認してから、カバーを設定し直してください。確認済みの場合は、すべての権限にチェックを入れてアカウントを認証し直してください。',
};
