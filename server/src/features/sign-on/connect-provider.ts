// Connect: what the sign-on provider says about itself, asked once and again after it could not be reached.
import {
  allowInsecureRequests,
  ClientSecretBasic,
  customFetch,
  discovery,
  None,
  type Configuration,
} from 'openid-client';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { mayBePlain, openIdClient, providerFetch } from '../../http/sign-on-provider.ts';

const known = new WeakMap<Config, Promise<Configuration>>();

export function connectProvider({ config }: Context): Promise<Configuration> {
  const before = known.get(config);
  if (before) return before;
  const asking = ask(config);
  known.set(config, asking);
  asking.catch(() => known.delete(config));
  return asking;
}

async function ask(config: Config): Promise<Configuration> {
  const client = openIdClient(config);
  if (!client) throw new Error('people do not sign on by OpenID Connect here');
  const { issuer, clientId, clientSecret } = client;
  const secret = clientSecret ? ClientSecretBasic(clientSecret) : None();
  return discovery(new URL(issuer), clientId, {}, secret, {
    [customFetch]: providerFetch(config),
    execute: mayBePlain(config, issuer) ? [allowInsecureRequests] : [],
  });
}
