// Every mark by which a channel names what it noticed itself has advice there: nobody is quoted then, and without it nothing would be said.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findAdvice } from './advice.ts';
import { channels } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const call = /\bnoticed\(\s*'\w+',\s*(?:`[^`]*`|'[^']*'|\w+),\s*'([^']+)'/g;
/** Nobody meets them in the history: guards behind the rules, a file of ours that is read again, figures that are asked for later. */
const unmet: readonly string[] = ['audio', 'video', 'unread', 'kept'];
const marks = globSync(['*.ts', '*/*.ts'], { cwd: here, exclude: ['**/*.test.ts'] }).flatMap((file) => {
  const found = readFileSync(`${here}${file}`, 'utf8').matchAll(call);
  return [...found].map(([, mark = '']) => ({ file, mark })).filter(({ mark }) => !unmet.includes(mark));
});

test('the marks are found where they are written', () => {
  expect(marks.length).toBeGreaterThan(60);
});

test.each(marks)('$file: $mark', ({ file, mark }) => {
  const [folder = ''] = file.split('/');
  const own = channels.filter(({ key }) => key === folder);
  const tables =
    own.length > 0 ? own : channels.filter(({ key }) => folder.startsWith(key.split('-')[0] ?? key));
  const speaking = tables.length > 0 ? tables : channels;
  expect(speaking.map(({ advice }) => findAdvice(advice, mark))).not.toContain(null);
});
