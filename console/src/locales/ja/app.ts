// Words of the shell: menu, navbar, sign-in, pages without a list.
import type { app as en } from '../en/app.ts';

export const app: typeof en = {
  product: 'Herald',
  menu: 'メニュー',
  openMenu: 'メニューを開く',
  skip: '本文へ移動',
  menuFailed: 'メニューデータの読み込みに異常があります',
  language: '言語',
  languageSwitched: '言語を切り替えました',
  unread: '未読メッセージ {{count}} 件',
  account: 'アカウント',
  logOut: 'ログアウト',
  titles: {
    content: '部署のコンテンツ',
    mine: 'マイコンテンツ',
    drafts: '下書き',
    materials: 'マイ素材',
    schedule: '予約投稿',
    history: '公開履歴',
    compose: '新規コンテンツ',
    composeFacebook: 'Facebook 用の新規コンテンツ',
    composeTwitter: 'Twitter 用の新規コンテンツ',
    detail: 'コンテンツの詳細',
    accounts: 'アカウント連携',
    brakes: '公開の停止',
    messages: 'メッセージ',
    login: 'ログイン',
    authorised: '認証',
    notFound: 'ページが見つかりません',
    noPermission: '権限がありません',
    screenshot: 'ページの画面',
  },
  login: {
    going: 'ログインページへ移動しています…',
    again: '再ログイン',
    failed: 'ログインできませんでした',
    hasError: 'Has Error',
    verificationFailed: '確認に失敗しました。再度ログインしてください',
    rolesMissing: 'ロールが設定されていません',
    loop: 'ログインが繰り返しこのページに戻りました。管理者にシングルサインオンの設定を確認してもらってください。',
  },
  stay: {
    title: 'ログアウトしました',
    again: '再ログイン',
    cancel: 'キャンセル',
    here: 'ログアウトされています。入力した内容はすべて残っています。別のウィンドウでログインしてから、ここで続けてください。',
    beside: '別のウィンドウでログイン',
  },
  authorised: {
    pasteTitle: 'まだ連携されていません',
    paste:
      'Herald はこの回答を待っています。このページの URL 全体をコピーして Herald のフォームに貼り付け、このウィンドウを閉じてください。',
    agreed: '同意しました。連携する対象を選んでください。',
    goOn: '連携する対象を選ぶ',
    checking: 'Herald に確認しています…',
    close: '完了しました。このウィンドウを閉じて Herald に戻ってください。',
    failed: '認証できませんでした',
    again: 'このウィンドウを閉じて、Herald で認証をもう一度始めてください。',
    spent:
      'この認証はすでに使用済みで、もう使えません。連携済みのアカウントにない場合は、このウィンドウを閉じて Herald でやり直してください。',
    over: 'この認証は時間切れです。何も連携されていません。このウィンドウを閉じて Herald でやり直してください。',
    elsewhere:
      'この認証は別の人が開始したものです。何も連携されていません。その人として Herald にログインするか、ご自身で開始してください。',
    unknown:
      'Herald が開始した認証ではありません。何も連携されていませんので、どこにも貼り付けないでください。このウィンドウを閉じ、連携する場合は Herald から始めてください。',
    unasked:
      'この認証の状態を Herald に確認できませんでした。しばらくしてからページを再読み込みしてください。',
  },
  notFound: {
    text: '管理者によると、このページには入れません...',
    advice: 'アドレスを確認するか、ホームへ戻ってください。',
    home: 'ホームへ戻る',
  },
  noPermission: {
    text: 'このページへの権限がありません。',
    advice: '間違いであれば責任者に連絡してください。',
    back: '戻る',
    home: 'ホームへ',
    picture: '画像を見る',
    pictureTitle: '閉じた扉',
  },
  broken: {
    title: 'ページでエラーが発生しました',
    text: 'このページで問題が発生しました。再読み込みしてください。保存済みの内容は失われません。',
    reload: '再読み込み',
  },
};
