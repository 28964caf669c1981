// Which requirements the tests name: ids in the titles of tests that really run, and nowhere else.
import ts from 'typescript';
import { readTree, type SourceFile } from './tree.ts';

export type NamedId = { id: string; path: string };

const testNames = new Set(['test', 'it']);
const suiteNames = new Set(['describe', 'suite']);
const notRunning = new Set(['skip', 'todo', 'skipIf']);
const idPattern = /\bR-[A-Z]+-\d{3}\b/g;

type Callee = { name: string; variants: string[] };

/** Reads `it.concurrent.each([…])` back to `it` and its variants; anything else is no test. */
function calleeOf(node: ts.Expression): Callee | undefined {
  if (ts.isIdentifier(node)) return { name: node.text, variants: [] };
  if (ts.isPropertyAccessExpression(node)) {
    const inner = calleeOf(node.expression);
    return inner && { name: inner.name, variants: [...inner.variants, node.name.text] };
  }
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calleeOf(node.tag);
  return undefined;
}

function textOf(node: ts.Expression | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return textOf(node.left) + textOf(node.right);
  }
  return '';
}

type Reading = { ids: string[]; tests: number };

function read(node: ts.Node): Reading {
  const callee = ts.isCallExpression(node) ? calleeOf(node.expression) : undefined;
  const isTest = callee !== undefined && testNames.has(callee.name);
  const isSuite = callee !== undefined && suiteNames.has(callee.name);
  if ((isTest || isSuite) && callee.variants.some((variant) => notRunning.has(variant)))
    return { ids: [], tests: 0 };

  const inner: Reading = { ids: [], tests: 0 };
  ts.forEachChild(node, (child) => {
    const reading = read(child);
    inner.ids.push(...reading.ids);
    inner.tests += reading.tests;
  });
  if (!ts.isCallExpression(node) || !(isTest || isSuite) || node.arguments.length < 2) return inner;

  const tests = inner.tests + (isTest ? 1 : 0);
  const own = tests > 0 ? (textOf(node.arguments[0]).match(idPattern) ?? []) : [];
  return { ids: [...own, ...inner.ids], tests };
}

function idsInTitles(file: Pick<SourceFile, 'syntax'>): string[] {
  return read(file.syntax()).ids;
}

export function namedIds(root: string): NamedId[] {
  return readTree(root)
    .filter(({ path, isCode, isTest }) => isCode && (isTest || path.startsWith('e2e/')))
    .flatMap((file) => idsInTitles(file).map((id) => ({ id, path: file.path })));
}
