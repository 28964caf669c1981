// A small house in a temporary folder, built with a fault in it, to see whether a check notices.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const house = resolve(import.meta.dirname, '../..');

export type Files = Record<string, string>;

/** Writes the files, takes settings over from this checkout, and pretends the named packages are installed. */
export function plantTree(files: Files, settings: string[] = [], packages: string[] = []): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'herald-planted-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const path of settings) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(house, path), join(root, path));
  }
  for (const name of packages) {
    write(
      `node_modules/${name}/package.json`,
      `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`,
    );
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  return root;
}

/** As npm links a workspace: imports by package name must be seen through. */
export function linkWorkspace(root: string, workspace: string): void {
  mkdirSync(join(root, 'node_modules/@herald'), { recursive: true });
  symlinkSync(join(root, workspace), join(root, 'node_modules/@herald', workspace));
}

export function uproot(root: string): void {
  rmSync(root, { recursive: true, force: true });
}
