// The component library's own words, in the language of the interface; only that language is loaded.
import type { Language } from '@herald/contract/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Locale } from 'antd/es/locale/index.js';

/** British English, because weeks start on Monday. */
const words: Record<Language, () => Promise<Locale>> = {
  zh: () =>
    Promise.all([import('antd/es/locale/zh_CN.js'), import('dayjs/locale/zh-cn.js')]).then(
      ([room]) => room.default,
    ),
  en: () =>
    Promise.all([import('antd/es/locale/en_GB.js'), import('dayjs/locale/en-gb.js')]).then(
      ([room]) => room.default,
    ),
  es: () =>
    Promise.all([import('antd/es/locale/es_ES.js'), import('dayjs/locale/es.js')]).then(
      ([room]) => room.default,
    ),
  ja: () =>
    Promise.all([import('antd/es/locale/ja_JP.js'), import('dayjs/locale/ja.js')]).then(
      ([room]) => room.default,
    ),
};

export const antdWords = (language: Language) =>
  queryOptions({ queryKey: ['antd-words', language], queryFn: () => words[language](), staleTime: Infinity });
