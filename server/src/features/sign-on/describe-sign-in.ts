// Describe: the words of the local form in the four languages, the others typed by the English ones.
import type { Language } from '@herald/contract/languages.ts';

const en = {
  title: 'Sign in to Herald',
  account: 'Username',
  password: 'Password',
  captcha: 'Digits in the picture',
  'captcha-picture': 'A picture of four digits',
  'captcha-again': 'Show other digits',
  submit: 'Sign in',
  'account-missing': 'Please enter your username.',
  'password-short': 'The password has at least 6 characters.',
  'captcha-wrong': 'The digits were not those in the picture. Here are new ones.',
  'not-known': 'Username or password is not right.',
  'too-many': 'Too many failed tries. Please wait 15 minutes and try again.',
  demo: 'Accounts of this demonstration',
  'sign-out': 'Sign out of Herald?',
  'sign-out-yes': 'Sign out',
  'signing-out': 'Signing out …',
  'signed-out': 'You are signed out.',
  failed: 'Signing in did not work. Please start again.',
  again: 'Start again',
};
export type SignInTexts = Readonly<Record<keyof typeof en, string>>;

const zh: SignInTexts = {
  title: '登录 Herald',
  account: '用户名',
  password: '密码',
  captcha: '图中数字',
  'captcha-picture': '四位数字图片',
  'captcha-again': '换一组数字',
  submit: '登录',
  'account-missing': '请输入用户名。',
  'password-short': '密码至少 6 位。',
  'captcha-wrong': '数字与图片不符，请输入新图中的数字。',
  'not-known': '用户名或密码不正确。',
  'too-many': '失败次数过多，请 15 分钟后再试。',
  demo: '演示账号',
  'sign-out': '要退出 Herald 吗？',
  'sign-out-yes': '退出登录',
  'signing-out': '正在退出……',
  'signed-out': '您已退出登录。',
  failed: '登录未成功，请重新开始。',
  again: '重新登录',
};

const es: SignInTexts = {
  title: 'Entrar en Herald',
  account: 'Usuario',
  password: 'Contraseña',
  captcha: 'Cifras de la imagen',
  'captcha-picture': 'Imagen con cuatro cifras',
  'captcha-again': 'Mostrar otras cifras',
  submit: 'Entrar',
  'account-missing': 'Escriba su usuario.',
  'password-short': 'La contraseña tiene al menos 6 caracteres.',
  'captcha-wrong': 'Las cifras no eran las de la imagen. Aquí tiene otras.',
  'not-known': 'El usuario o la contraseña no son correctos.',
  'too-many': 'Demasiados intentos fallidos. Espere 15 minutos y vuelva a intentarlo.',
  demo: 'Cuentas de esta demostración',
  'sign-out': '¿Salir de Herald?',
  'sign-out-yes': 'Salir',
  'signing-out': 'Saliendo…',
  'signed-out': 'Ha salido de Herald.',
  failed: 'No se pudo entrar. Empiece de nuevo.',
  again: 'Empezar de nuevo',
};

const ja: SignInTexts = {
  title: 'Herald にログイン',
  account: 'ユーザー名',
  password: 'パスワード',
  captcha: '画像の数字',
  'captcha-picture': '4 桁の数字の画像',
  'captcha-again': '別の数字を表示',
  submit: 'ログイン',
  'account-missing': 'ユーザー名を入力してください。',
  'password-short': 'パスワードは 6 文字以上です。',
  'captcha-wrong': '数字が画像と違います。新しい数字を入力してください。',
  'not-known': 'ユーザー名またはパスワードが正しくありません。',
  'too-many': '失敗が続きました。15 分待ってからもう一度お試しください。',
  demo: 'デモ用アカウント',
  'sign-out': 'Herald からログアウトしますか？',
  'sign-out-yes': 'ログアウト',
  'signing-out': 'ログアウトしています…',
  'signed-out': 'ログアウトしました。',
  failed: 'ログインできませんでした。もう一度始めてください。',
  again: 'もう一度始める',
};

const texts: Record<Language, SignInTexts> = { en, zh, es, ja };

export function describeSignIn(language: Language): SignInTexts {
  return texts[language];
}
