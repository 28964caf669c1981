// What is said of whose limit it is, after the sentence of a problem; each begins as its language parts two sentences.
import type { Language } from '../languages.ts';
import type { Whose } from '../whose-limit.ts';

export const limitWords: Readonly<Record<Whose, Readonly<Record<Language, string>>>> = {
  specification: {
    en: ' (Limit of Herald’s specification.)',
    zh: '（限制来自 Herald 发布规范）',
    es: ' (Límite de la especificación de Herald.)',
    ja: '（Herald の仕様による制限です）',
  },
  platform: {
    en: ' (Limit of {channel} itself.)',
    zh: '（限制来自 {channel} 平台）',
    es: ' (Límite de {channel}.)',
    ja: '（{channel} 自体の制限です）',
  },
  herald: {
    en: ' (Limit of Herald’s own.)',
    zh: '（限制来自 Herald 系统）',
    es: ' (Límite propio de Herald.)',
    ja: '（Herald 独自の制限です）',
  },
  both: {
    en: ' (Limit of Herald’s specification and of {channel} itself.)',
    zh: '（Herald 发布规范与 {channel} 平台均有此限制）',
    es: ' (Límite de la especificación de Herald y de {channel}.)',
    ja: '（Herald の仕様と {channel} 自体に共通の制限です）',
  },
  advice: {
    en: ' (Advice of {channel}, not a limit.)',
    zh: '（{channel} 的建议，并非限制）',
    es: ' (Consejo de {channel}, no un límite.)',
    ja: '（{channel} の推奨であり、制限ではありません）',
  },
};
