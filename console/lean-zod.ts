// The browser writes no JSON Schema and shows none of zod's own sentences: what zod needs for those alone is left out of its scripts, some 6 KB of what each page loads.
import type { Plugin } from 'vite';

const itsWriters = /import \{ (createStandardJSONSchemaMethod), (createToJSONSchemaMethod) \} from ".*";/;
const itsWays = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;
const itsEnglish = 'import en from "../locales/en.js";\n';
const itsSaying = 'core.config(en());';

export const leanZod: Plugin = {
  name: 'lean-zod',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      if (code.search(itsWriters) < 0 || code.search(itsWays) < 0)
        throw new Error('zod writes JSON Schema in another way now');
      if (!code.includes(itsEnglish) || !code.includes(itsSaying))
        throw new Error('zod brings its sentences in another way now');
      return {
        code: code
          .replace(itsWriters, 'const $1 = () => undefined, $2 = $1;')
          .replaceAll(itsWays, '')
          .replace(itsEnglish, '')
          .replace(itsSaying, 'core.config({ localeError: () => undefined });'),
        map: null,
      };
    },
  },
};
