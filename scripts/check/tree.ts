// The files of the house as the checks see them: paths from the root, text, and a syntax tree when one is asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { rooms } from './names.ts';

export type Problem = { rule: string; path: string; line?: number; reason: string };

export type SourceFile = {
  path: string;
  name: string;
  text: string;
  isCode: boolean;
  isTest: boolean;
  syntax: () => ts.SourceFile;
};

const skipped = new Set(['node_modules', 'dist', '.herald', 'coverage', 'test-results', '.git']);
const code = /\.(ts|tsx|mjs|cjs)$/;
const test = /\.(test|spec|journey)\.tsx?$/;

function walk(root: string, folder: string): string[] {
  const paths: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory()) paths.push(...walk(root, path));
    if (entry.isFile()) paths.push(path);
  }
  return paths;
}

function atRoot(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && code.test(entry.name))
    .map((entry) => entry.name);
}

function describeFile(root: string, path: string): SourceFile {
  const isCode = code.test(path);
  const text = isCode || path.endsWith('.css') ? readFileSync(join(root, path), 'utf8') : '';
  let parsed: ts.SourceFile | undefined;
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    text,
    isCode,
    isTest: test.test(path),
    syntax: () => (parsed ??= parse(path, text)),
  };
}

function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind);
}

/** Reads what exists; a room that is not built yet is simply empty. */
export function readTree(root: string): SourceFile[] {
  const present = new Set(readdirSync(root));
  const paths = rooms.filter((room) => present.has(room)).flatMap((room) => walk(root, room));
  return [...atRoot(root), ...paths].toSorted().map((path) => describeFile(root, path));
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

export function lineOf(file: SourceFile, node: ts.Node): number {
  return file.syntax().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** Names of exported values (types left out), with 'default' for a default export and '*' for `export * from`. */
export function exportedValues(file: SourceFile): string[] {
  const names: string[] = [];
  for (const statement of file.syntax().statements) {
    if (ts.isExportAssignment(statement)) names.push('default');
    else if (ts.isExportDeclaration(statement)) names.push(...namesOfExportList(statement));
    else if (isExported(statement)) names.push(...declaredNames(statement));
  }
  return names;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
}

function namesOfExportList(statement: ts.ExportDeclaration): string[] {
  if (!statement.exportClause) return ['*'];
  if (statement.isTypeOnly) return [];
  if (!ts.isNamedExports(statement.exportClause)) return ['*'];
  return statement.exportClause.elements.filter((one) => !one.isTypeOnly).map((one) => one.name.text);
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((one) => one.name.getText());
  }
  if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return [];
  const modifiers = ts.getModifiers(statement) ?? [];
  const isDefault = modifiers.some((one) => one.kind === ts.SyntaxKind.DefaultKeyword);
  return [isDefault ? 'default' : (statement.name?.text ?? 'default')];
}
