// What each permission code lets somebody do, in words: total over the codes.
import type { Language } from '../languages.ts';
import { signs, type Sign } from '../permissions.ts';

type Words = Readonly<Record<Language, string>>;

const words: Readonly<Record<Sign, Words>> = {
  [signs.edits]: {
    en: 'write and change content',
    zh: '撰写和修改内容',
    es: 'escribir y cambiar contenido',
    ja: 'コンテンツの作成と変更',
  },
  [signs.schedules]: { en: 'schedule', zh: '定时发布', es: 'programar', ja: '予約投稿' },
  [signs.publishes]: {
    en: 'publish at once, change and take down what is live',
    zh: '直接发布，修改或撤下已发布内容',
    es: 'publicar al momento, cambiar y retirar lo publicado',
    ja: '即時公開、公開中の修正と取り下げ',
  },
  [signs.arranges]: {
    en: 'publish several items in an order',
    zh: '按顺序发布多条内容',
    es: 'publicar varios contenidos en orden',
    ja: '複数件を順番に公開',
  },
  [signs.hidesAccounts]: {
    en: 'restriction: sees no accounts and schedules nothing',
    zh: '限制：看不到账号，也不能定时',
    es: 'restricción: no ve cuentas ni programa',
    ja: '制限：アカウントは非表示、予約も不可',
  },
  [signs.bindsAccounts]: {
    en: 'bind and manage accounts',
    zh: '绑定和管理账号',
    es: 'vincular y administrar cuentas',
    ja: 'アカウントの連携と管理',
  },
  [signs.managesAccounts]: {
    en: 'say who may use accounts, and which are recommended',
    zh: '管理账号的使用人员和推荐账号',
    es: 'decidir quién usa las cuentas y cuáles se recomiendan',
    ja: 'アカウントの利用者とおすすめの管理',
  },
  [signs.resolvesUnknown]: {
    en: 'settle what is unconfirmed',
    zh: '处理未确认的发布',
    es: 'resolver lo no confirmado',
    ja: '未確認の結果の判断',
  },
  [signs.seesAll]: {
    en: 'see every department',
    zh: '查看所有部门',
    es: 'ver todos los departamentos',
    ja: '全部署の閲覧',
  },
  [signs.brakes]: {
    en: 'pause publishing',
    zh: '暂停发布',
    es: 'pausar la publicación',
    ja: '公開の一時停止',
  },
  [signs.managesPeople]: {
    en: 'manage users and departments',
    zh: '管理用户和部门',
    es: 'administrar usuarios y departamentos',
    ja: 'ユーザーと部署の管理',
  },
  [signs.managesRoles]: {
    en: 'manage roles',
    zh: '管理角色',
    es: 'administrar roles',
    ja: 'ロールの管理',
  },
  [signs.managesResources]: {
    en: 'manage menu entries and buttons',
    zh: '管理菜单和按钮',
    es: 'administrar entradas de menú y botones',
    ja: 'メニュー項目とボタンの管理',
  },
  [signs.readsAudit]: {
    en: 'read the audit log',
    zh: '查看审计日志',
    es: 'leer el registro de auditoría',
    ja: '監査ログの閲覧',
  },
  [signs.managesFiling]: {
    en: 'manage categories, special topics and classes',
    zh: '管理分类、专题和渠道分类',
    es: 'administrar categorías, temas especiales y clases',
    ja: 'カテゴリー・特集・分類の管理',
  },
  [signs.managesSettings]: {
    en: 'manage link hosts and channels’ application keys',
    zh: '管理链接域名和渠道应用密钥',
    es: 'administrar los dominios de enlaces y las claves de aplicación de los canales',
    ja: 'リンク先ドメインとチャンネルのアプリキーの管理',
  },
};

export function signWord(language: Language, sign: Sign): string {
  return words[sign][language];
}
