// Finds a Chromium and starts it: the operator's, the system's, or the one npm brought, with the libraries it brought.
import {
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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz, { inflate } from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';
import { z } from 'zod';

const Package = z.object({ version: z.string() });

type Found = {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};

const systemChromium = '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const mayOthersWrite = 0o022;
const lacksLibraries = /error while loading shared libraries/;

/** The caller closes it. Throws the browser's own words when it does not start. */
export async function launchBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return launch({ executablePath: given, args, environment: {} });
  if (existsSync(systemChromium)) return launch({ executablePath: systemChromium, args, environment: {} });
  const folder = await unpacked();
  const brought = {
    executablePath: join(folder, 'chromium'),
    // Its own arguments hold --single-process, with which one closed page ends the whole browser.
    args: ['--headless=shell', ...args],
    environment: existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') },
  };
  try {
    return await launch(brought);
  } catch (error) {
    if (!(error instanceof Error) || !lacksLibraries.test(error.message)) throw error;
    const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
    return launch({ ...brought, environment: { ...brought.environment, ...libraries } });
  }
}

function launch({ executablePath, args: given, environment }: Found): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...given], env: { ...process.env, ...environment } });
}

/** Unpacked once a user and version, beside and then renamed: another process finds all of it or nothing. */
async function unpacked(): Promise<string> {
  const pack = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = Package.parse(JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8')));
  const home = ownFolder();
  const folder = join(home, version);
  if (existsSync(folder)) return folder;
  const beside = mkdtempSync(join(home, 'unpacking-'));
  await inFolder(beside, async () => {
    await sparticuz.executablePath();
    await inflate(join(pack, 'bin/al2023.tar.br'));
  });
  writeFileSync(join(beside, 'fonts/fonts.conf'), fontsIn(join(folder, 'fonts')));
  try {
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
  const folder = join(tmpdir(), `herald-chromium-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  const isOurs = process.getuid === undefined || (uid === user && (mode & mayOthersWrite) === 0);
  return isOurs ? folder : mkdtempSync(join(tmpdir(), 'herald-chromium-'));
}

/** The package unpacks to wherever temporary files go, and says no other place. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
