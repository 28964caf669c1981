// Starts a Chromium for journeys: the operator's, the system's, or the one npm brought, with the libraries it brought.
import { tmpdir } from 'node:os';
import { findChromium, lacksLibraries } from '@herald/server/cage/find-chromium.ts';
import { chromium, type Browser } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The caller closes it; `more` arguments go to its command line. Throws the browser's own words when it does not start. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const found = await findChromium({
    chromiumPath: process.env['CHROMIUM_PATH'] || null,
    browserFolder: tmpdir(),
  });
  const launch = (environment: Readonly<Record<string, string>>) =>
    chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args, ...args, ...more],
      env: { ...process.env, ...environment },
    });
  try {
    return await launch(found.environment);
  } catch (error) {
    const { withLibraries } = found;
    if (!withLibraries || !(error instanceof Error) || !lacksLibraries.test(error.message)) throw error;
    return launch(withLibraries);
  }
}
