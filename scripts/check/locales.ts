// Sentences of the console that nobody says any more: every key of the English catalogue must be used somewhere.
import ts from 'typescript';
import type { ShapeRule } from './shape-files.ts';
import { visit, type Problem, type SourceFile } from './tree.ts';

/** Beginnings of keys that are put together while running, as in t(`states.${state}`); one line of reason each. */
export const dynamicKeys: { prefix: string; reason: string }[] = [];

/** Files that gather others, and have no words of their own. */
const gathers = new Set(['index.ts', 'frame.ts', 'administration.ts']);

type Key = { key: string; path: string };

const english = /^console\/src\/locales\/en\//;
const plural = /_(zero|one|two|few|many|other)$/;

function keysOf(prefix: string, node: ts.Expression, path: string): Key[] {
  const inner = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node;
  if (!ts.isObjectLiteralExpression(inner)) return [{ key: prefix.replace(plural, ''), path }];
  return inner.properties.flatMap((property) => {
    if (!property.name) return [];
    const name = ts.isComputedPropertyName(property.name) ? property.name.getText() : property.name.text;
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    return value ? keysOf(`${prefix}.${name}`, value, path) : [{ key: `${prefix}.${name}`, path }];
  });
}

function catalogue(file: SourceFile): Key[] {
  return file
    .syntax()
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => [...statement.declarationList.declarations])
    .flatMap((one) => (one.initializer ? keysOf(one.name.getText(), one.initializer, file.path) : []));
}

/** Every text in the console’s code that could name a key. */
function spokenTexts(files: SourceFile[]): Set<string> {
  const texts = new Set<string>();
  for (const file of files) {
    visit(file.syntax(), (node) => {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
        texts.add(node.text.replace(':', '.'));
      const says = ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText());
      const first = says ? node.arguments[0] : undefined;
      if (first && ts.isStringLiteralLike(first)) texts.add(`t:${first.text}`);
    });
  }
  return texts;
}

function keysIn(keys: Key[], path: string): string {
  return [...new Set(keys.filter((one) => one.path === path).map(({ key }) => key))].join(', ');
}

export function unusedKeys(files: SourceFile[], dynamic: typeof dynamicKeys): Problem[] {
  const keys = files
    .filter((file) => file.isCode && english.test(file.path) && !gathers.has(file.name))
    .flatMap(catalogue);
  const speakers = files.filter(
    (file) => file.isCode && !file.isTest && /^console\/src\/(?!locales\/)/.test(file.path),
  );
  const texts = spokenTexts(speakers);
  const unused = keys.filter(({ key }) => {
    const withoutFeature = key.slice(key.indexOf('.') + 1);
    const isPutTogether = dynamic.some(({ prefix }) => key.startsWith(prefix));
    return !isPutTogether && !texts.has(key) && !texts.has(`t:${withoutFeature}`);
  });
  const stale = dynamic.filter(
    ({ prefix }) => keys.length > 0 && !keys.some(({ key }) => key.startsWith(prefix)),
  );
  return [
    ...[...new Set(unused.map(({ path }) => path))].map((path) => ({
      rule: 'unused-key',
      path,
      reason: `Translated four times and said nowhere: ${keysIn(unused, path)}. Remove them, or declare their beginning in dynamicKeys.`,
    })),
    ...stale.map(({ prefix }) => ({
      rule: 'stale-dynamic-key',
      path: 'scripts/check/locales.ts',
      reason: `No key begins with ${prefix} any more; remove it from dynamicKeys.`,
    })),
  ];
}

export const localeRules: ShapeRule[] = [
  {
    name: 'unused-key',
    find: (files) => unusedKeys(files, dynamicKeys).filter(({ rule }) => rule === 'unused-key'),
  },
  {
    name: 'stale-dynamic-key',
    find: (files) => unusedKeys(files, dynamicKeys).filter(({ rule }) => rule === 'stale-dynamic-key'),
  },
];
