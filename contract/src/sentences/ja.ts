// The sentences in Japanese.
import { chosenJa } from './chosen/ja.ts';
import { coversJa } from './covers/ja.ts';
import { filmsJa } from './films/ja.ts';
import type { Sentences } from './keys.ts';
import { peopleJa } from './people/ja.ts';
import { reasonsJa } from './reasons/ja.ts';

export const ja: Sentences = {
  ...chosenJa,
  ...coversJa,
  ...filmsJa,
  ...peopleJa,
  ...reasonsJa,
  ok: '完了しました',
  'session-ended': 'セッションが終了しました。',
  'sign-in-needed': 'ログインしてください。',
  'token-rejected': 'ログアウトされました。このページにとどまるか、再度ログインしてください。',
  'post-gone': 'この投稿は無効になりました。',
  'input-invalid': '入力を確認してください：{detail}',
  'field-missing': '{field}がありません',
  'field-too-long': '{field}は{limit}文字までです',
  'field-too-many': '{field}は{limit}件までです',
  'field-too-large': '{field}は{limit}までです',
  'field-wrong': '{field}の形式が正しくありません',
  'upload-refused': 'アップロードは拒否されました：{detail}。',
  'authorisation-failed': '認証に失敗しました：{detail}。最初からやり直してください。',
  'authorisation-declined': 'チャンネル側で認証が拒否されました。何も連携されていません。',
  'authorisation-beyond':
    'プラットフォームが認証全体を拒否しました。要求した権限の一部がアプリにありません。プラットフォームで必要な製品をアプリに追加するか、管理者に設定（LINKEDIN_PAGES）から外すよう依頼してください。',
  'authorisation-expired': '認証に時間がかかりすぎたか、すでに完了しています。最初からやり直してください。',
  'authorisation-elsewhere': 'この認証はこのブラウザーで始めたものではありません。ここから始めてください。',
  'request-unreadable': 'リクエストを読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  'key-unreadable': 'Idempotency-Key は空白を含まない 1～200 文字の表示可能な文字にしてください。',
  forbidden: 'この操作の権限がありません。管理者に連絡してください。',
  'not-found': '見つかりません。削除された可能性があります。',
  'changed-elsewhere': '{who} さんが {at} に変更しました。比較するか、自分のバージョンで上書きしてください。',
  'already-on-its-way':
    'この内容または以前のバージョンがすでに {account} へ送信中です。公開されるまで待つか、公開履歴で止めるか、結果を回答してください。',
  'not-retryable':
    '再試行できません。公開されていないと確認でき、その後に再試行していないものだけが対象です。',
  'same-post-again':
    '同じ投稿がすでに {account} へ送られたか、送られた可能性があります。それでも公開する場合は確定してください。',
  'already-sending': '送信中のため、今は変更できません。',
  'account-elsewhere': '別の部署が連携しています。',
  'still-scheduled':
    '{time}（{zone}）に予約されています。先に予約を取り消してから、変更または削除してください。',
  'held-elsewhere':
    '{since} から {who} さんが編集中です。編集が終わるか {until}（{zone}）を過ぎるまで、変更できません。',
  'moved-elsewhere':
    '何も変更されていません。その間に {who} さんが {time}（{zone}）に予約し直しました。再読み込みして確認してください。',
  'parted-elsewhere':
    '何も変更されていません。{account} はこの予約に含まれなくなりました。その間に単独で公開されたか、取り消されています。予約を開き直して、待機中のものを確認してください。',
  'already-scheduled':
    'すでに {time}（{zone}）に予約されています。その予約を置き換えるか、先に取り消してください。',
  'still-carried-out': '最初の操作がまだ処理中です。少しお待ちください。二重に実行されることはありません。',
  'stands-otherwise': '現在の状態ではこの操作はできません。再読み込みして状況を確認してください。',
  'account-busy': 'このアカウントの別の投稿を送信または確認中です。少し待ってからお試しください。',
  'repost-unconfirmed':
    '{channel} では削除してから再投稿する必要があります。先にこのアカウントにチェックを入れて同意してください。',
  'nothing-to-change': '{channel} で変更できる部分は、公開中の内容と同じです。',
  'change-beyond-reach':
    '変更した部分は {channel} では変更できないため、何も送信していません。取り下げて公開し直してください。',
  'paused-now': '現在、公開は一時停止中です。取り下げても再投稿できません。再開後にもう一度お試しください。',
  'account-other':
    'これは {account} ではなく別のアカウントです。もう一度認証して {account} を選ぶか、別のアカウントとして新しく連携してください。',
  'material-in-use':
    '使用中です（下書き {drafts} 件、コンテンツ {packages} 件、テンプレート {templates} 件、公開待ち・公開中 {publications} 件）。削除してもそれらには影響しません。マイ素材から削除する場合は確定してください。',
  'file-infected':
    '「{name}」からマルウェア（{virus}）が見つかったため、保存しませんでした。元のファイルからマルウェアを駆除するか、別のファイルを選んでください。',
  'pasted-address-wrong':
    '{channel} で同意した後に表示されるアドレスではありません。認証をもう一度開いて同意し、最後に表示されたページのアドレス全体を貼り付けてください。',
  'authorise-first':
    '{channel} の認証がまだ完了していません。先にチャンネルのページを開いて同意し、その後ここで確定してください。',
  'account-which': 'この認証で選べるのは {names} です。いずれかの名前を入力してください。',
  'not-named': '{account} で公開できる担当者に含まれていません。管理者に追加を依頼してください。',
  'access-by-department': '{account} は部署全体に開放されています。先に「指定した人のみ」を選んでください。',
  'person-may-not':
    '{name} さんは指定できません。指定できるのは、アカウントの部署に所属し、公開または予約ができるロールを持つ人だけです。',
  'word-wrong': '何も削除していません。確認のため「{word}」と正確に入力してください。',
  'demonstration-own':
    '{account} はデモ用アカウントで、一緒に削除されます。「ユーザー」で自分の管理者アカウントを作成するか、このパスワードを変更し、そのアカウントでログインしてからやり直してください。',
  'owner-may-not':
    '{account} を連携した {who} さんは、もうアカウントを認証できません。ご自身で認証してください。',
  'chunk-elsewhere': 'アップロードは {offset} バイト目まで届いています。続きから送ってください。',
  'upload-too-large': 'ファイルが {limit} MB を超えています。',
  'request-too-large': '送信された内容が大きすぎます。短くしてもう一度お試しください。',
  'file-not-what-it-says':
    '{name} は {type} ファイルではありません。その形式で保存し直してアップロードしてください。',
  'format-not-taken':
    '送信された内容の形式はここでは受け付けられません。ページを再読み込みして、もう一度お試しください。',
  'content-refused': '示された箇所を直してください：{detail}',
  'lead-too-short': '{minutes} 分以上先の時刻を選んでください。',
  'time-unreadable': 'この時刻を読み取れません。YYYY-MM-DD HH:mm:ss の形で入力してください。',
  'account-unusable': '{account} は公開の前に再認証が必要です。',
  'channel-not-set-up': '{channel} は設定されていません。管理者がアプリキーを入力する必要があります。',
  'link-not-verified': 'このアカウントにそのリンクの投稿はありません。リンクを確認してください。',
  'link-unreadable':
    'このリンクではどの投稿か分からないため、{channel} には問い合わせず、何も変えていません。{detail}',
  'call-may-arrive':
    '前回の送信は {time}（{zone}）までプラットフォームに届く可能性があり、今はまだ「ない」と判断できません。その後に回答してください。すでに見えている場合は「公開されている」を選んでください。',
  'twin-stands':
    '同じ投稿がすでに {account} にあるか、ある可能性があります。先にそちらを取り下げるか、本文を変えてください。',
  'restored-since':
    'Herald は、これがすでにあった以前の時点に復元されました。その間に公開されたかどうかはここでは分かりません。まず {account} を確認してください。公開する場合は確定してください。',
  'twin-given-up':
    '同じ投稿が {account} にある可能性があります（結果が分からないまま追跡を終了したものです）。アカウントを確認し、なければ古い投稿を取り下げてから、この内容を新しい投稿として公開し、確定してください。',
  'came-up-since':
    '前回の確認後に、この投稿の可能性があるものがアカウントに現れました。一覧に表示していますので、確認してからもう一度回答してください。',
  'still-at-work':
    'プラットフォームが受け取り、まだ処理中です。処理が終わってから回答してください。すでに見えている場合は「公開されている」を選んでください。',
  'may-be-at-work':
    'プラットフォームは {time}（{zone}）までまだ処理中の可能性があり、今はまだ「ない」と判断できません。その後に回答してください。すでに見えている場合は「公開されている」を選んでください。',
  'with-its-owner':
    'アカウントの所有者がプラットフォームのアプリで持っており、いつでも公開できます。そこで削除された場合は、ここで「破棄」を選び、新しい投稿として公開してください。',
  'still-there':
    '同じ本文の投稿がアカウントにあります。「公開されている」を選び、リンクを貼り付けてください。',
  'no-page-to-bind': '公開できるページが見つかりませんでした。',
  'time-too-far': '{days} 日以内の時刻を選んでください。',
  'key-used-otherwise': 'このキーは別の操作に使われています。操作ごとに新しいキーを使ってください。',
  'time-past': 'この時刻は過ぎています。これより後の時刻を選んでください。',
  'link-other-words':
    'このリンクの投稿は内容が異なります。もう一度確認し、その投稿自体のリンクを貼り付けてください。',
  'edit-impossible':
    '{channel} で公開済みの投稿はここから修正できません。取り下げて、もう一度公開してください。',
  'regions-need-account': '先に有効な {channel} アカウントを連携してください。地域の検索に使います。',
  'take-down-impossible':
    '{channel} の投稿はここから取り下げられません。{channel} で取り下げると、ここには削除済みと表示されます。',
  'outcome-open':
    '公開されたか不明、または所有者に渡っており、{channel} ではこちらから取り下げられません。先に判断してください。今はそのままです。',
  'feeling-unsupported': '「気分」にはまだ対応していません。元のままにしてください。',
  'platform-refused': '{detail}',
  'too-many-requests': 'リクエストが多すぎます。{seconds} 秒後に再試行してください。',
  'uploads-an-hour': '1 時間に開始できるアップロードは {limit} 件までです。{minutes} 分後に続けてください。',
  'uploads-a-day':
    'このファイルを加えると、1 日のアップロード量が {limit} GB を超えます。小さいファイルにするか、{hours} 時間後にお試しください。',
  'uploads-at-once':
    '大きなファイルをすでに {limit} 件アップロード中です。どれかが完了するのを待つか取り消してから、このファイルを送ってください。',
  internal: 'サーバー側で問題が起きました。データは失われていません。もう一度お試しください。',
  'not-ready': 'サーバーを起動しています。少し待ってからお試しください。',
  'store-away': 'ファイルの保存先が現在応答していません。少し待ってからもう一度お試しください。',
  'scanner-away':
    '現在マルウェア検査ができないため、このファイルは受け付けられませんでした。数分後にもう一度お試しください。',
  'film-unread':
    '現在動画や音声を読み取れないため、このファイルは受け付けられませんでした。数分後にもう一度お試しください。',
  'disk-full': '保存領域がいっぱいです。管理者が空きを作ってから、再度アップロードしてください。',

  'title-missing': 'タイトルを入力してください。',
  'title-too-long': 'タイトルは {length} 文字です。{limit} 文字以内にしてください。',
  'title-too-long-for-wechat': 'タイトルが 64 文字を超えています（{length} 文字）。',
  'body-missing': '本文を入力するか、画像か動画をアップロードしてください。',
  'keywords-too-long': 'キーワードを減らしてください（{length} / {limit}）。',
  'link-invalid': 'http:// または https:// で始まる正しいリンクを入力してください。',
  'link-missing': '先にリンクを入力してください。',
  'link-second': 'リンクは一つだけです。',
  'media-mixed': '動画、画像、リンクは同時に使えません。',
  'video-second': '動画は一つだけです。',
  'channel-missing': '公開チャンネルを選んでください。',
  'time-missing': '時刻を選んでください。',
  'articles-too-many': '{channel} は一度に最大 {limit} 件です。現在 {count} 件あります。',
  'item-in-two-versions':
    '{other} 番目のコンテンツの別のバージョンです。{account} に両方が表示されます。どちらか一方を外してください。',
  'item-twice':
    '{other} 番目と同じ内容のため、{account} に同じものが二度表示されます。どちらかを変更するか、外してください。',
  'nothing-to-publish': '公開する内容がありません。コンテンツを一つ以上選んでください。',
  'wechat-not-alone': 'WeChat は単独で送信する必要があります。',
  'old-format': '旧形式の記事は更新できません。',
  'files-too-many-at-once': '一度に選べるファイルは {limit} 個までです。',
  'draft-incomplete': '必須のタイトルと内容を入力してください。',
  'upload-unfinished':
    'すべてのアップロードが終わるまでお待ちください。通信に失敗した場合は、再度アップロードしてください。',
  'upload-left-out':
    '{count} 件のファイルが時間内に届かず、この投稿に含まれていません。再送信するか削除してください。',
  'text-missing': '{channel}：本文が必要です。',
  'text-too-long': '{channel}：本文の長さは {length}、最大 {limit} です（{over} 超過）。',
  'text-nearly-full': '{channel}：{length} / {limit}',
  'author-too-long': '{channel}：著者名は {length} 文字です。{limit} 文字以内に短くしてください。',
  'article-links-lost':
    '{channel}：リンクとして残るのは mp.weixin.qq.com の記事だけです。ほかの {count} 件は文字だけになります（最初：{address}）。1 件なら「原文を読む」に入れられます。',
  'source-link-wrong':
    '{channel}：出典リンクは http:// または https:// で始まり、{limit} バイト以内である必要があります。修正するか外してください。',
  'description-cut': '{channel}：要約は {length} 文字で、{limit} 文字に切られます。短くしてください。',
  'images-too-many': '{channel}：画像は最大 {limit} 枚です（現在 {count} 枚）。',
  'image-type': '{channel}：{name} は {types} のいずれでもありません。',
  'image-too-large':
    '{channel}：{name} は {size} MB です（最大 {limit} MB）。「規定に合わせる」を押すか、小さい画像を選んでください。',
  'gif-not-alone': '{channel}：GIF は単独でのみ使えます。',
  'alt-text-too-long': '{channel}：{name} の説明が {limit} 文字を超えています。',
  'video-type': '{channel}：動画の形式は {types} のみです。',
  'video-too-large': '{channel}：動画は {size} MB です（最大 {limit} MB）。',
  'video-needs-text': '{channel}：動画には本文が必要です。',
  'video-hint-length': '{channel}：未認証のアカウントでは動画を 2 分 20 秒未満にしてください。',
  'video-unsupported': '{channel}：動画には対応していません。',
  'link-missing-for-channel': '{channel}：リンクが必要です。追加するか、このチャンネルを外してください。',
  'video-missing': '{channel}：動画が必要です。追加するか、このチャンネルを外してください。',
  'image-missing': '{channel}：画像が必要です。追加するか、このチャンネルを外してください。',
  'media-missing': '{channel}：画像か動画が必要です。追加するか、このチャンネルを外してください。',
  'images-unsupported': '{channel}：画像には対応していません。このチャンネルを外すか、動画にしてください。',
  'title-may-be-refused':
    '{channel}：タイトルは {length} 文字です。プラットフォームの文書では {limit} 文字までです。拒否されることがあるため、短くすると確実です。',
  'title-too-long-for-channel':
    '{channel}：タイトルは {length} 文字です。上限は {limit} 文字なので、{over} 文字減らしてください。',
  'title-letters': '{channel}：タイトルに {letters} は使えません。',
  'text-letters': '{channel}：本文に {letters} は使えません。',
  'text-topic': '{channel}：# で挟んだ #トピック# は使えません。# を一つ消してください。',
  'text-not-sent': '{channel}：本文は送信されません。アカウントの所有者がアプリで入力します。',
  'hashtags-too-many': '{channel}：ハッシュタグが {count} 個あります。上限は {limit} 個です。',
  'mentions-too-many': '{channel}：メンションが {count} 個あります。上限は {limit} 個です。',
  'video-description-too-long':
    '{channel}：動画の説明は {limit} 文字までです（現在 {length} 文字）。短くしてください。',
  'video-hint-verified':
    '{channel}：YouTube の確認が済んでいないチャンネルで公開できるのは 15 分までです。YouTube で確認するか、動画を短くしてください。',
  'picture-ratio':
    '{channel}：{name} は {width} × {height} です。縦横比（幅：高さ）が {least}～{most} になるように切り抜いてください。',
  'picture-sides':
    '{channel}：{name} は {width} × {height} です。各辺は {least}～{most} ピクセルにしてください。',
  'picture-pixels':
    '{channel}：{name} は {width} × {height} です。総ピクセル数を {limit} 未満に縮小してください。',
  'picture-sides-together':
    '{channel}：{name} は {width} × {height} です。2 辺の合計を {limit} ピクセル以内に縮小してください。',
  'audio-unsupported': '{channel}：音声には対応していません。',
  'choice-unknown':
    '{channel} {field}：「{value}」は選べないため送信しません。次から選んでください：{options}',
  'choice-not-for-pages':
    '{channel} {field}：ページやグループでは「{value}」を選べません。次から選ぶか、そのアカウントを外してください：{options}',
  'backdate-unreadable':
    '{channel}：「{value}」は「{field}」として読み取れません。2026-01-31 09:00:00 の形にするか、空にしてください。',
  'backdate-ahead':
    '{channel}：「{field}」が公開より後になっています。それより前にするか、空にしてください。',
  'link-not-shown': '{channel}：リンクは表示されません。',
  'link-unsupported': '{channel}：リンクには対応していません。',
  'upload-type': '{name}：対応しているのは {types} のみです。',
  'upload-image-too-large': '{name} は {size} MB です。画像は 10 MB 未満にしてください。',
  'upload-gif-too-large': '{name} は {size} MB です。GIF は 16 MB までです。',
  'upload-video-too-large': '{name} は {size} MB です。動画は 1 GB 未満にしてください。',
  'upload-audio-too-large': '{name} は {size} MB です。音声は 500 MB までです。',
  'upload-timeout': 'アップロードが時間切れになりました。通信を確認し、ファイルを選び直してください。',
  'upload-failed': '{name} をアップロードできませんでした。もう一度お試しください。',
  'upload-file-changed': '{name} は送信中に変更または移動されました。削除して選び直してください。',
  'upload-broke-off': 'ファイルが最後まで届きませんでした。ファイルを選び直してください',
  'upload-form-wrong': 'フォームが途中で書き換えられました。ファイルを選び直してください',
  'picture-damaged':
    '画像が途中で切れているか壊れています。開いて確かめ、保存し直してアップロードしてください',
  'gif-too-long': '画像は {frames} フレームあり、上限は {limit} フレームです',
  'pixels-too-many': '画像は {pixels}00 万画素あり、上限は {limit}00 万画素です。小さくしてください',
  'frames-too-large':
    '{frames} フレームの合計が {pixels}00 万画素あり、上限は {limit}00 万画素です。小さくするか短くしてください',
  'file-empty': '{name} は空のファイルです。',

  'limit-no-edits': '{channel} では、公開済みの投稿をアプリから変更できません。',
  'limit-comments-only':
    '{channel} では、キャプション・画像・動画を API から変更することは誰にもできません。できるのはコメントの受付と停止だけです。そのほかの変更は、取り下げて公開し直してください。',
  'limit-edit-over':
    '{channel} で変更できるのは公開後の一定時間だけで、この投稿はその時間を過ぎています。取り下げて公開し直してください。',
  'limit-advanced-only':
    '{channel} では高度な権限を持つアプリだけに許可されています。{channel} で操作してください。',
  'limit-creator-only':
    '{channel} のアプリでクリエイター本人だけが操作できます。アカウントの所有者に依頼してください。それまでは今のままです。',

  'preflight-account-gone':
    '{account} の連携は解除されています。もう一度連携するか、別のアカウントを選んでください。',
  'preflight-sign-in-needed': 'その時刻までに {account} の再認証が必要です。',
  'preflight-sign-in-refused':
    '{channel} は先ほど {account} の認証を二度拒否しました。再認証してください。しない場合、投稿は待機したままになります。',
  'preflight-account-refused': '{channel} は現在 {account} への公開を許可していません。',
  'preflight-token-ends':
    '{account} の認証はその時刻より前に切れ、それまでの自動更新もありません。再認証してください。',
  'preflight-scope-missing':
    '{account} はプラットフォーム上の権限が足りません：{scopes}。すべての権限を付けて再認証してください。',
  'preflight-channel-not-set-up':
    '{channel} はここでは設定されていません。管理者がアプリのキーを入力する必要があります。',
  'preflight-file-missing':
    'ファイル {name} がないか、壊れています。アップロードし直し、もう一度予約してください。',
  'preflight-media-unfit':
    '画像、動画またはカバーが {channel} の現在の条件に合いません。下書きを開き、示された箇所を差し替えて、もう一度予約してください。',
  'preflight-link-not-ours':
    'リンク {link} は自社のサイトではないため、独自のサムネイルなしで公開されます。サムネイルを付けるには自社のサイトにリンクし、もう一度予約してください。',
  'preflight-link-closed':
    'リンク {link} は内部ネットワークを指すか、ウェブページではないため、読者は開けません。直して、もう一度予約してください。',
  'preflight-link-silent':
    'リンク {link} は現在応答しません。ご自身で開いて確認し、開けない場合は直して、もう一度予約してください。',
  'preflight-link-dead':
    'ページ {link} はエラー（{status}）を返します。ご自身で開いて確認し、開けない場合はリンクを直して、もう一度予約してください。',
  'preflight-quota-account':
    'その時点で {account} の残りは {of} 件中 {left} 件で、先に {ahead} 件が予定されているため、この投稿は上限を超えます。後の時刻に移すか、ほかの投稿を止めてください。',
  'preflight-quota-shared':
    'その時点で {channel} への当アプリの呼び出しは {of} 回中 {left} 回残り、先に {ahead} 件が予定されているため、この投稿は待つことになります。後の時刻に移すか、ほかの投稿を止めてください。',
  'preflight-link-broken': 'リンク {link} を読み取れません。直して、もう一度予約してください。',
  'preflight-platform-resting': '{channel} は現在障害が起きています。続く場合、投稿は遅れて公開されます。',
  'preflight-requester':
    '依頼した人に公開権限がなくなっているため、送信されません。権限のある人が予約し直してください。',
  'preflight-paused': '現在、公開は一時停止中です。停止が続く場合、解除されるまで投稿は待ちます。',
  'preflight-time-in-gap':
    '{zone} ではこの日、{asked} という時刻がありません（時計が進みます）。{time} として扱います。',
  'preflight-time-twice':
    '{zone} ではこの日、{time} が二度あります（時計が戻ります）。早い方の時刻として扱います。',
};
