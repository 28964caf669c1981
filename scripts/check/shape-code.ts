// What an import table cannot see: settings read in passing, a hidden clock, a network call, SQL out of place, a silenced check.
import ts from 'typescript';
import type { ShapeRule } from './shape-files.ts';
import { lineOf, visit, type SourceFile } from './tree.ts';

type Scope = { where: RegExp; except: RegExp };

/** A rule over syntax: looks only where it applies, and never into tests unless asked. */
function inCode(
  name: string,
  scope: Scope & { tests?: boolean },
  reason: string,
  isWrong: (node: ts.Node, file: SourceFile) => boolean,
): ShapeRule {
  return {
    name,
    find: (files) =>
      files
        .filter((file) => file.isCode && (scope.tests === true || !file.isTest))
        .filter((file) => scope.where.test(file.path) && !scope.except.test(file.path))
        .flatMap((file) => {
          const found: number[] = [];
          visit(file.syntax(), (node) => {
            if (isWrong(node, file)) found.push(lineOf(file, node));
          });
          return found.map((line) => ({ rule: name, path: file.path, line, reason }));
        }),
  };
}

const nowhere = /^$/;

function isMember(node: ts.Node, owner: string, member: string): boolean {
  return (
    ts.isPropertyAccessExpression(node) && node.expression.getText() === owner && node.name.text === member
  );
}

const environment = inCode(
  'process-env',
  {
    where: /^(contract|channels|server|console|sandbox)\//,
    except: /^(server\/src\/config\.ts|sandbox\/src\/(main|settings)\.ts)$|\.config\.ts$/,
    tests: true,
  },
  'Settings are read and checked once, in server/src/config.ts, which dies with the whole list of what is wrong. Take the value from there.',
  (node) =>
    isMember(node, 'process', 'env') ||
    (ts.isImportSpecifier(node) &&
      (node.propertyName ?? node.name).text === 'env' &&
      /process'/.test(node.parent.parent.parent.getText())),
);

function bindsFetch(file: SourceFile): boolean {
  let bound = false;
  visit(file.syntax(), (node) => {
    const binds = ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node);
    if (binds && node.name.getText() === 'fetch') bound = true;
    if (ts.isImportSpecifier(node) && node.name.text === 'fetch') bound = true;
  });
  return bound;
}

function isGlobalFetch(node: ts.Node, file: SourceFile): boolean {
  if (['globalThis', 'window', 'self'].some((owner) => isMember(node, owner, 'fetch'))) return true;
  if (!ts.isIdentifier(node) || node.text !== 'fetch') return false;
  const { parent } = node;
  const isUsed =
    (ts.isCallExpression(parent) && parent.expression === node) ||
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isCallExpression(parent) && parent.arguments.some((argument) => argument === node));
  return isUsed && !bindsFetch(file);
}

const network = inCode(
  'global-fetch',
  {
    where: /^(contract|channels|server|console)\/src\//,
    except: /^(console\/src\/lib\/call\.ts$|server\/src\/http\/)/,
  },
  'The network has one door a workspace: lib/call.ts in the console, server/src/http/ in the server. Channels get fetch handed in.',
  isGlobalFetch,
);

const clock = inCode(
  'hidden-clock',
  { where: /^(channels\/src|server\/src\/features)\//, except: nowhere },
  'A clock read here cannot be moved by a test and differs between two machines: the time is handed in, or is the database’s.',
  (node) =>
    isMember(node, 'Date', 'now') ||
    (ts.isNewExpression(node) &&
      node.expression.getText() === 'Date' &&
      (node.arguments ?? []).length === 0) ||
    (ts.isCallExpression(node) && node.expression.getText() === 'Date'),
);

const builders = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);
const statement = /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s)/i;

function isSql(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'sql';
  if (ts.isPropertyAccessExpression(node)) return builders.has(node.name.text);
  if (ts.isTemplateExpression(node)) return statement.test(node.head.text);
  return (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && statement.test(node.text);
}

const sql = inCode(
  'sql-outside-store',
  {
    where: /^server\/src\//,
    except: /^server\/src\/(features\/[^/]+\/store(\/|\.ts$)|db\/|jobs\/)/,
  },
  'All SQL of a feature stands in its store.ts, where its rows are guarded together.',
  isSql,
);

/** What stands at the top of a piece of SQL: neither in brackets nor in quotes, without what is put in. */
function topLevel(text: string): string {
  let [depth, kept] = [0, ''];
  for (const sign of text.replaceAll(/'[^']*'/g, ' ')) {
    if (sign === ')') depth -= 1;
    if (depth === 0) kept += sign;
    if (sign === '(') depth += 1;
  }
  return kept;
}

const bareOr = inCode(
  'bare-or',
  { where: /^server\/src\//, except: nowhere },
  'A condition with `or` outside brackets swallows the conditions it is joined with: a wish long dealt with was followed again. Put brackets around it.',
  (node) => {
    if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return false;
    if (node.typeArguments?.[0]?.kind !== ts.SyntaxKind.BooleanKeyword) return false;
    const { template } = node;
    const pieces = ts.isTemplateExpression(template)
      ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
      : [template.text];
    return /\bor\b/i.test(topLevel(pieces.join(' ? ')));
  },
);

const silence =
  /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable|biome-ignore|jscpd:ignore|prettier-ignore/;

/** Every character that is not inside a literal: code and comments, at their places. */
function outsideLiterals(file: SourceFile): string {
  let text = file.text;
  visit(file.syntax(), (node) => {
    if (!ts.isLiteralExpression(node) && !ts.isTemplateLiteralToken(node) && !ts.isJsxText(node)) return;
    const gap = file.text.slice(node.getStart(), node.getEnd()).replace(/[^\n]/g, ' ');
    text = text.slice(0, node.getStart()) + gap + text.slice(node.getEnd());
  });
  return text;
}

const silenced: ShapeRule = {
  name: 'silenced-check',
  find: (files) =>
    files
      .filter((file) => file.isCode && silence.test(file.text))
      .flatMap((file) =>
        outsideLiterals(file)
          .split('\n')
          .flatMap((text, index) => (silence.test(text) ? [index + 1] : []))
          .map((line) => ({
            rule: 'silenced-check',
            path: file.path,
            line,
            reason:
              'A check that is switched off in passing is switched off for good. Change the code, or the rule for everyone.',
          })),
      ),
};

const anyType = inCode(
  'any-type',
  { where: /^/, except: nowhere, tests: true },
  '`any` switches the compiler off for all it touches. Parse at the edge; inside, say what it is.',
  (node) => node.kind === ts.SyntaxKind.AnyKeyword,
);

export const codeRules: ShapeRule[] = [environment, network, clock, sql, bareOr, silenced, anyType];
