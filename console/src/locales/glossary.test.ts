// The glossary: for each thing of the product its one word in each language, and the second names that no catalogue may use.
import { signs } from '@herald/contract/permissions.ts';
import type { Language } from '@herald/contract/languages.ts';
import { adviceEn } from '@herald/contract/sentences/advice/en.ts';
import { adviceEs } from '@herald/contract/sentences/advice/es.ts';
import { adviceJa } from '@herald/contract/sentences/advice/ja.ts';
import { adviceZh } from '@herald/contract/sentences/advice/zh.ts';
import { askedEn } from '@herald/contract/sentences/asked/en.ts';
import { askedEs } from '@herald/contract/sentences/asked/es.ts';
import { askedJa } from '@herald/contract/sentences/asked/ja.ts';
import { askedZh } from '@herald/contract/sentences/asked/zh.ts';
import { en as sentencesEn } from '@herald/contract/sentences/en.ts';
import { es as sentencesEs } from '@herald/contract/sentences/es.ts';
import { figuresEn } from '@herald/contract/sentences/figures/en.ts';
import { figuresEs } from '@herald/contract/sentences/figures/es.ts';
import { figuresJa } from '@herald/contract/sentences/figures/ja.ts';
import { figuresZh } from '@herald/contract/sentences/figures/zh.ts';
import { ja as sentencesJa } from '@herald/contract/sentences/ja.ts';
import { messagesEn } from '@herald/contract/sentences/messages/en.ts';
import { messagesEs } from '@herald/contract/sentences/messages/es.ts';
import { messagesJa } from '@herald/contract/sentences/messages/ja.ts';
import { messagesZh } from '@herald/contract/sentences/messages/zh.ts';
import { picturesEn } from '@herald/contract/sentences/pictures/en.ts';
import { picturesEs } from '@herald/contract/sentences/pictures/es.ts';
import { picturesJa } from '@herald/contract/sentences/pictures/ja.ts';
import { picturesZh } from '@herald/contract/sentences/pictures/zh.ts';
import { signWord } from '@herald/contract/sentences/sign-words.ts';
import { zh as sentencesZh } from '@herald/contract/sentences/zh.ts';
import { describe, expect, test } from 'vitest';
import { frame as frameEn } from './en/frame.ts';
import { catalogue as catalogueEn } from './en/index.ts';
import { frame as frameEs } from './es/frame.ts';
import { catalogue as catalogueEs } from './es/index.ts';
import { frame as frameJa } from './ja/frame.ts';
import { catalogue as catalogueJa } from './ja/index.ts';
import { frame as frameZh } from './zh/frame.ts';
import { catalogue as catalogueZh } from './zh/index.ts';

type Words = { readonly [key: string]: string | Words };

function flat(words: Words, before = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[`${before}${key}`, word]] : flat(word, `${before}${key}.`),
  );
}

const rightsIn = (language: Language): Words =>
  Object.fromEntries(Object.values(signs).map((sign) => [`sign-${sign}`, signWord(language, sign)]));

const spoken: Record<Language, Words[]> = {
  zh: [catalogueZh, frameZh, sentencesZh, messagesZh, adviceZh, askedZh, figuresZh, picturesZh],
  en: [catalogueEn, frameEn, sentencesEn, messagesEn, adviceEn, askedEn, figuresEn, picturesEn],
  es: [catalogueEs, frameEs, sentencesEs, messagesEs, adviceEs, askedEs, figuresEs, picturesEs],
  ja: [catalogueJa, frameJa, sentencesJa, messagesJa, adviceJa, askedJa, figuresJa, picturesJa],
};

/** Not the demo pages: their words, with a second one for some things, are the specification's. */
const wordsIn = (language: Language) =>
  [...spoken[language], rightsIn(language)]
    .flatMap((words) => flat(words))
    .filter(([key]) => !key.startsWith('menu.demo.'));
const catalogues: Record<Language, [string, string][]> = {
  zh: wordsIn('zh'),
  en: wordsIn('en'),
  es: wordsIn('es'),
  ja: wordsIn('ja'),
};

/** What uses `refused`, but for the keys where it means another thing; the names of figures are not read. */
function uses(language: Language, refused: RegExp, elsewhere?: RegExp): string[] {
  return catalogues[language]
    .filter(([key, text]) => refused.test(text.replaceAll(/\{+\w+\}+/g, '{}')) && !elsewhere?.test(key))
    .map(([key, text]) => `${key}: ${text}`);
}

type Term = {
  word: Record<Language, string>;
  refused: Partial<Record<Language, RegExp>>;
  /** Keys where a refused word means another thing. */
  elsewhere?: RegExp;
};

/** 撤回 is what happens to a schedule that waits for its time; what is live is taken down, 撤下. */
const ofSchedules =
  /^(schedule\.|compose\.(waits|waitsNot\.ended|withdrawAndGoOn)$|still-scheduled|already-scheduled|parted-elsewhere)/;

const terms: Record<string, Term> = {
  account: {
    word: { zh: '账号', en: 'account', es: 'cuenta', ja: 'アカウント' },
    refused: { zh: /账户|帐[号户]/, ja: /口座/ },
  },
  audience: {
    word: { zh: '受众', en: 'audience', es: 'público', ja: '公開対象' },
    refused: { zh: /指定受众|观众/, es: /audiencia/i, ja: /オーディエンス/ },
  },
  authorise: {
    word: { zh: '授权', en: 'authorise', es: 'autori', ja: '認証' },
    refused: { en: /authoriz/i, ja: /認可|承認/ },
  },
  bind: {
    word: { zh: '绑定', en: 'bind', es: 'vincul', ja: '連携' },
    refused: { zh: /连接账号/, en: /\bconnect an account/i, es: /\bconectar una cuenta/i, ja: /紐[付づ]け/ },
  },
  category: {
    word: { zh: '分类', en: 'category', es: 'categoría', ja: 'カテゴリー' },
    refused: { zh: /栏目|类别/, ja: /カテゴリ(?!ー)/ },
  },
  channel: {
    word: { zh: '渠道', en: 'channel', es: 'canal', ja: 'チャンネル' },
    refused: { zh: /管道|通道/, ja: /チャネル/ },
  },
  colleague: {
    word: { zh: '同事', en: 'colleague', es: 'compañero', ja: '同僚' },
    refused: { en: /co-?worker/i, es: /colega/i },
  },
  content: {
    word: { zh: '内容', en: 'content', es: 'contenido', ja: 'コンテンツ' },
    refused: { zh: /素材包|内容条目/, en: /\bpackages?\b/i, es: /paquete/i, ja: /パッケージ/ },
  },
  cover: {
    word: { zh: '封面', en: 'cover', es: 'portada', ja: 'カバー' },
    refused: { zh: /头图|题图/, es: /carátula/i, ja: /表紙/ },
  },
  delete: {
    word: { zh: '删除', en: 'delete', es: 'elimin', ja: '削除' },
    refused: { es: /\bb[oó]rr(?!ador)/i, ja: /消去しました|抹消/ },
  },
  department: {
    word: { zh: '部门', en: 'department', es: 'departamento', ja: '部署' },
    refused: { zh: /科室/, ja: /部門/ },
  },
  draft: {
    word: { zh: '草稿', en: 'draft', es: 'borrador', ja: '下書き' },
    refused: { zh: /草案/, ja: /ドラフト/ },
  },
  export: {
    word: { zh: '导出', en: 'export', es: 'export', ja: 'エクスポート' },
    refused: { ja: /書き出/ },
    // A film is exported again by the program in which it was cut: 書き出す, as such programs say.
    elsewhere: /^(upload\.film\.|film-)/,
  },
  history: {
    word: { zh: '发布历史', en: 'history', es: 'historial', ja: '履歴' },
    refused: { es: /historial de publicación/i, ja: /投稿履歴|配信履歴/ },
  },
  live: {
    word: { zh: '已发布', en: 'live', es: 'publicad', ja: '公開' },
    refused: { es: /en línea/i, ja: /配信/ },
  },
  material: {
    word: { zh: '素材', en: 'material', es: 'material', ja: '素材' },
    refused: { en: /\bassets?\b/i, ja: /アセット/ },
  },
  missed: {
    word: { zh: '错过', en: 'missed', es: 'a tiempo', ja: '予定時刻超過' },
    refused: { es: /^perdido$|perdió su hora|se perdió algo/i, ja: /^時間切れ$/ },
  },
  note: {
    word: { zh: '备注', en: 'note', es: 'nota', ja: 'メモ' },
    refused: { zh: /批注/, ja: /ノート/ },
  },
  owner: {
    word: { zh: '所有者', en: 'owner', es: 'titular', ja: '所有者' },
    refused: { es: /dueñ[oa]|propietari[oa]/i },
  },
  pause: {
    word: { zh: '暂停', en: 'pause', es: 'pausa', ja: '一時停止' },
    refused: { ja: /(?<!一時)停止を解除/ },
  },
  post: {
    word: { zh: '帖子', en: 'post', es: 'publicación', ja: '投稿' },
    refused: { zh: /贴子|贴文|推文/, ja: /ポスト/ },
  },
  role: {
    word: { zh: '角色', en: 'role', es: 'rol', ja: 'ロール' },
    refused: { ja: /役割/ },
    // Who manages a page has a role of the platform there, which is none of ours.
    elsewhere: /^(role-missing|advice-role)$/,
  },
  schedule: {
    word: { zh: '定时', en: 'schedule', es: 'program', ja: '予約' },
    refused: { zh: /预约|排程/, ja: /予約公開|スケジュール/ },
  },
  screenshot: {
    word: { zh: '截图', en: 'picture', es: 'captura', ja: 'スクリーンショット' },
    refused: { zh: /截屏|快照/, es: /pantallazo/i, ja: /ページの画面/ },
  },
  signIn: {
    word: { zh: '登录', en: 'sign in', es: 'sesión', ja: 'ログイン' },
    refused: { zh: /登陆|登入/, ja: /サイン(イン|アウト)/ },
  },
  takeDown: {
    word: { zh: '撤下', en: 'take down', es: 'retir', ja: '取り下げ' },
    refused: { zh: /下架|撤回/, ja: /取下げ/ },
    elsewhere: ofSchedules,
  },
  template: {
    word: { zh: '模板', en: 'template', es: 'plantilla', ja: 'テンプレート' },
    refused: { zh: /模版|范本/, ja: /ひな[形型]/ },
  },
  topic: {
    word: { zh: '专题', en: 'special topic', es: 'tema especial', ja: '特集' },
    refused: { zh: /专栏|特辑/, ja: /スペシャルトピック/ },
  },
  unconfirmed: {
    word: { zh: '未确认', en: 'unconfirmed', es: 'sin confirmar', ja: '未確認' },
    refused: {
      zh: /待确认|状态不明/,
      en: /\bunclear\b|^not known yet$|\} unknown$/i,
      es: /sin aclarar/i,
      ja: /状態不明/,
    },
  },
  version: {
    word: { zh: '版本', en: 'version', es: 'versión', ja: 'バージョン' },
    refused: { ja: /(この|他の|別の|以前の|新しい|両方の)版|旧版|^版$/ },
  },
};

const languages = ['zh', 'en', 'es', 'ja'] as const;

describe.each(Object.entries(terms))('%s', (_, { word, refused, elsewhere }) => {
  test.each(languages)('has one word in %s, and no second one', (language) => {
    const second = refused[language];
    expect(uses(language, new RegExp(word[language], 'i'))).not.toEqual([]);
    expect(second ? uses(language, second, elsewhere) : []).toEqual([]);
  });
});

test('Spanish says usted, never tú', () => {
  expect(uses('es', /(?<![\p{L}])(tú|tus?|ti|contigo|puedes|tienes|quieres|debes)(?![\p{L}])/iu)).toEqual([]);
});

test('Chinese and Japanese have the punctuation of their own width, but where the specification words a sentence', () => {
  const worded = /^(call\.restarting|accounts\.form\.done|forbidden|body-missing|media-mixed)$/;
  const half = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?]/u;
  expect(uses('zh', half, worded)).toEqual([]);
  expect(uses('ja', half)).toEqual([]);
});

test('a Chinese sentence says 您, but where the specification words it', () => {
  expect(uses('zh', /(?<!迷)你/, /^(token-rejected|app\.no(Permission|tFound)\.)/)).toEqual([]);
});

test('a Japanese sentence ends politely', () => {
  expect(uses('ja', /(である|だった|だろう|(?<!ま|で)した|する|ない)。/u)).toEqual([]);
});
