// A name that the house came with is said in the reader's language; one that somebody gave stays as it is.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from './i18n.ts';
import { useSeededNames } from './use-seeded-names.ts';

function Said({ name }: { readonly name: string }) {
  return useSeededNames()(name);
}
const said = (name: string) => renderToStaticMarkup(<Said name={name} />);

test.each([
  ['en', 'Sport', 'Editor'],
  ['zh', '体育', '编辑'],
  ['es', 'Deportes', 'Editor'],
  ['ja', 'スポーツ', '編集者'],
] as const)('in %s', async (language, category, role) => {
  await speak(language);
  expect([said('体育'), said('Editor')]).toEqual([category, role]);
  expect([said('Polar'), said('toString')]).toEqual(['Polar', 'toString']);
});
