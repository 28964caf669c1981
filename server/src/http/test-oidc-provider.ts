// Starts the OpenID provider of a newsroom beside a test, in a process of its own.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../db/free-port.ts';

export type OidcProvider = {
  settings: Readonly<Record<string, string>>;
  issuer: string;
  stop(): Promise<void>;
};

const clientId = 'newsroom';
const clientSecret = 'a-secret-of-at-least-thirty-two-characters';
const base = '/prod-api/control/user/oidc';

/** `people` are the claims of each subject; `settings` are what Herald needs to know. */
export async function startOidcProvider(
  origin: string,
  people: Readonly<Record<string, Record<string, unknown>>>,
): Promise<OidcProvider> {
  const port = await freePort();
  const wanted = {
    port,
    clientId,
    clientSecret,
    redirect: `${origin}${base}/callback`,
    signedOut: `${origin}${base}/signed-out`,
    loggedOut: `${origin}${base}/backchannel-logout`,
    people,
  };
  const program = join(import.meta.dirname, 'test-oidc-program.ts');
  const child = fork(program, [JSON.stringify(wanted)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  await new Promise((done, fail) => {
    child.once('message', done);
    child.once('exit', (code) => fail(new Error(`the OpenID provider ended with ${code}`)));
  });
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    settings: {
      HERALD_SIGN_ON: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    },
    stop: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.kill('SIGKILL')) await gone;
    },
  };
}
