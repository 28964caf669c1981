import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageOf } from './make-manual.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path));

it('headings, paragraphs and both kinds of lists become a page, with nothing taken for markup', () => {
  const page = pageOf('# A < B\n\nWords.\n\n- one\n- two\n1. first\n\n## Next', 'en');
  expect(page).toContain('<h1>A &lt; B</h1>\n<p>Words.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol>');
  expect(page).toContain('<li>first</li>\n</ol>\n<h2>Next</h2>');
});

it.each(['en', 'zh', 'es', 'ja'])(
  'R-SHELL-004 the manual in %s is printed, and has the chapters the others have',
  (name) => {
    const chapters = (language: string) =>
      [
        ...read(`docs/manual/${language}.md`)
          .toString()
          .matchAll(/^## (\d)/gm),
      ].map(([, number]) => number);
    expect(chapters(name)).toEqual(chapters('en'));
    expect(chapters(name).length).toBe(7);
    const printed = read(`console/public/manual/herald-${name}.pdf`);
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
    expect(printed.length).toBeGreaterThan(10_000);
  },
);
