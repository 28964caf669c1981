// Find a Chromium: the operator's, the system's, or the one npm brought, beside us or into a folder of its own, with the libraries it brought.
import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

/** How it is started; `withLibraries` is the environment to try next where the machine lacks what it needs. */
export type Chromium = {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly withLibraries: Readonly<Record<string, string>> | null;
};

type Wanted = { readonly chromiumPath: string | null; readonly browserFolder: string };

const Package = z.object({ version: z.string() });
const systemChromium = '/usr/bin/chromium';
const unpacker = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url));
const mayOthersWrite = 0o022;
const readable = 0o755;
const run = promisify(execFile);

/** A machine where it does not start without `withLibraries` says this. */
export const lacksLibraries = /error while loading shared libraries/;

/** `browserFolder` is where "npm start" has one brought. Throws what to do where there is none. */
export async function findChromium({ chromiumPath, browserFolder }: Wanted): Promise<Chromium> {
  const plain = chromiumPath ?? (existsSync(systemChromium) ? systemChromium : null);
  if (plain !== null)
    return { executablePath: plain, args: ['--headless'], environment: {}, withLibraries: null };
  const folder = await unpacked(findPackage(browserFolder));
  const environment = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  return {
    executablePath: join(folder, 'chromium'),
    // Its own arguments hold --single-process, with which one closed page ends the whole browser.
    args: ['--headless=shell'],
    environment,
    withLibraries: { ...environment, LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
  };
}

/** Its folder: beside our own packages where the tools for tests are, else where it was brought. */
function findPackage(browserFolder: string): string {
  const places = [fileURLToPath(new URL('../../..', import.meta.url)), browserFolder];
  const found = places
    .map((place) => join(place, 'node_modules/@sparticuz/chromium'))
    .find((pack) => existsSync(join(pack, 'package.json')));
  if (found === undefined)
    throw new Error(
      `no Chromium: none is at ${systemChromium}, and none was brought to ${browserFolder}. Install one, or set CHROMIUM_PATH.`,
    );
  return found;
}

/** Unpacked once a user and version, beside and then renamed: another process finds all of it or nothing. */
async function unpacked(pack: string): Promise<string> {
  const { version } = Package.parse(JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8')));
  const home = ownFolder();
  const folder = join(home, version);
  if (existsSync(folder)) return folder;
  const beside = mkdtempSync(join(home, 'unpacking-'));
  chmodSync(beside, readable);
  try {
    await run(process.execPath, [unpacker, pack], { env: { TMPDIR: beside } });
    writeFileSync(join(beside, 'fonts/fonts.conf'), fontsIn(join(folder, 'fonts')));
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Its own settings name other folders. */
function fontsIn(folder: string): string {
  return `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`;
}

/** Nobody else may write where the browser lies, or they could put theirs in its place. */
function ownFolder(): string {
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `herald-browser-${user}`);
  mkdirSync(folder, { recursive: true, mode: readable });
  const { uid, mode } = lstatSync(folder);
  const isOurs = process.getuid === undefined || (uid === user && (mode & mayOthersWrite) === 0);
  if (isOurs) return folder;
  const other = mkdtempSync(join(tmpdir(), 'herald-browser-'));
  chmodSync(other, readable);
  return other;
}
