// A name that the house came with is said in the reader's language; one that somebody gave stays as it is.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from './i18n.ts';
import { useSeededHint } from './use-seeded-hint.ts';
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

function Hint({ name }: { readonly name: string | undefined }) {
  return useSeededHint()(name) ?? 'none';
}
const hint = (name?: string) => renderToStaticMarkup(<Hint name={name} />);

test('a field that renames one says what lists show in place of it, where that is something else', async () => {
  await speak('en');
  expect(hint('体育')).toContain('shown in each language: “Sport”');
  expect([hint('Editor'), hint('Polar'), hint()]).toEqual(['none', 'none', 'none']);
  await speak('zh');
  expect(hint('Editor')).toContain('编辑');
  expect(hint('体育')).toBe('none');
});
