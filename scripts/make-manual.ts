// Makes the operation manual: the text of each language in docs/manual, printed by Chromium to a PDF that the console serves.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/browser.ts';

const root = join(import.meta.dirname, '..');
const languages = { en: 'en', zh: 'zh-CN', es: 'es', ja: 'ja' } as const;

const style = `
  body { font: 10.5pt/1.55 'Noto Sans', 'Noto Sans CJK SC', sans-serif; color: #222; }
  :lang(ja) { font-family: 'Noto Sans CJK JP', sans-serif; }
  h1 { font-size: 19pt; color: #1668dc; margin: 0 0 8pt; }
  h2 { font-size: 13pt; margin: 14pt 0 4pt; break-after: avoid; }
  p { margin: 0 0 6pt; }
  ul, ol { margin: 0; padding-left: 16pt; }
  li { margin-bottom: 3pt; }`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Kind = 'ul' | 'ol' | null;

/** Headings, paragraphs and lists of one level are all the manual has. */
export function pageOf(text: string, language: string): string {
  const parts: string[] = [];
  let list: Kind = null;
  const turnTo = (next: Kind) => {
    if (next === list) return;
    if (list) parts.push(`</${list}>`);
    if (next) parts.push(`<${next}>`);
    list = next;
  };
  for (const line of text.split('\n')) {
    const [, mark = '', words = ''] = /^(#{1,2}|-|\d+\.)\s+(.+)$/.exec(line) ?? [];
    if (mark === '-' || mark.endsWith('.')) {
      turnTo(mark === '-' ? 'ul' : 'ol');
      parts.push(`<li>${escape(words)}</li>`);
      continue;
    }
    turnTo(null);
    if (mark !== '') parts.push(`<h${mark.length}>${escape(words)}</h${mark.length}>`);
    else if (line.trim() !== '') parts.push(`<p>${escape(line)}</p>`);
  }
  turnTo(null);
  const title = escape(/^# (.+)$/m.exec(text)?.[1] ?? 'Herald');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><style>${style}</style><body>${parts.join('\n')}`;
}

async function makeAll(): Promise<void> {
  const folder = join(root, 'console/public/manual');
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const [name, language] of Object.entries(languages)) {
      await page.setContent(pageOf(readFileSync(join(root, `docs/manual/${name}.md`), 'utf8'), language));
      const printed = await page.pdf({
        format: 'A4',
        margin: { top: '18mm', bottom: '18mm', left: '20mm', right: '20mm' },
      });
      const path = join(folder, `herald-${name}.pdf`);
      writeFileSync(path, printed);
      console.log(`${path}: ${Math.round(printed.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

if (import.meta.main) await makeAll();
