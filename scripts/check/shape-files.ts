// What every file of the house has in common: how it is named, how long it is, how it begins, what it hands out.
import { emptyWords, languages } from './names.ts';
import { exportedValues, type Problem, type SourceFile } from './tree.ts';

export type ShapeRule = { name: string; find: (files: SourceFile[]) => Problem[] };

const longestFile = 300;
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const capitals = new Set(['README.md', 'LICENSE']);

export function eachFile(name: string, reasonFor: (file: SourceFile) => string | undefined): ShapeRule {
  return {
    name,
    find: (files) =>
      files.flatMap((file) => {
        const reason = reasonFor(file);
        return reason === undefined ? [] : [{ rule: name, path: file.path, reason }];
      }),
  };
}

export function lineCount(file: SourceFile): number {
  return file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0);
}

const kebabCase = eachFile('kebab-case', ({ path }) => {
  const odd = path.split('/').find((part) => !kebab.test(part) && !capitals.has(part));
  return odd === undefined
    ? undefined
    : `${odd}: files and folders are kebab-case, so a name is guessed right the first time.`;
});

const tooLong = eachFile('too-long', (file) => {
  if (!file.isCode && !file.path.endsWith('.css')) return undefined;
  const lines = lineCount(file);
  return lines < longestFile
    ? undefined
    : `${lines} lines; a room is under ${longestFile}. It holds two promises: give the second its own file.`;
});

const emptyWord = eachFile('empty-word', ({ path }) => {
  const word = path.split(/[/.-]/).find((part) => emptyWords.has(part));
  return word === undefined
    ? undefined
    : `"${word}" fits every file and describes none. Name it after what it does.`;
});

function firstLine(file: SourceFile): string {
  const lines = file.text.split('\n');
  return (lines[0]?.startsWith('#!') ? lines[1] : lines[0])?.trim() ?? '';
}

const opening = eachFile('first-line', (file) => {
  if (!file.isCode || file.isTest) return undefined;
  const line = firstLine(file);
  const words = line.replace(/^(\/\/|\/\*\*?)/, '').match(/\p{L}+/gu) ?? [];
  if (!/^(\/\/(?!\/)|\/\*)/.test(line) || words.length < 3) {
    return 'The first line is a comment: one sentence that says what this room is for.';
  }
  if (line.includes(file.name))
    return 'The first line says what the room is for; its name stands on the door already.';
  return undefined;
});

const defaultExport = eachFile('default-export', (file) =>
  file.isCode && exportedValues(file).includes('default')
    ? 'A default export has another name in every file that imports it; export it by its own.'
    : undefined,
);

const exportStar = eachFile('export-star', (file) =>
  file.isCode && exportedValues(file).includes('*')
    ? 'A barrel hides where things live and loads what nobody asked for; import from the file itself.'
    : undefined,
);

const faces = [
  /^channels\/src\/[^/]+\/index\.ts$/,
  /^sandbox\/src\/platforms\/[^/]+\/index\.ts$/,
  new RegExp(`^(console/src/locales|contract/src/sentences)/(${languages.join('|')})/index\\.ts$`),
];

const indexFile = eachFile('index-file', (file) =>
  !/^index\.(tsx?|mjs|cjs)$/.test(file.name) || faces.some((face) => face.test(file.path))
    ? undefined
    : 'index.ts is the face of a channel, a platform or a language; any other room has a name.',
);

export const fileRules: ShapeRule[] = [
  kebabCase,
  tooLong,
  emptyWord,
  opening,
  defaultExport,
  exportStar,
  indexFile,
];
