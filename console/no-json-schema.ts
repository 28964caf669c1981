// The browser writes no JSON Schema: what zod needs for that alone is left out of its scripts, some 5 KB of what each page loads.
import type { Plugin } from 'vite';

const itsWriters = /import \{ (createStandardJSONSchemaMethod), (createToJSONSchemaMethod) \} from ".*";/;
const itsWays = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

export const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      if (code.search(itsWriters) < 0 || code.search(itsWays) < 0)
        throw new Error('zod writes JSON Schema in another way now');
      return {
        code: code.replace(itsWriters, 'const $1 = () => undefined, $2 = $1;').replaceAll(itsWays, ''),
        map: null,
      };
    },
  },
};
