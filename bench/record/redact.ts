// Takes every secret out of what is recorded and leaves a mark in its place; what was seen once is found everywhere.

const mark = '[redacted]';
const secretNames = new Set([
  'access_token',
  'refresh_token',
  'fb_exchange_token',
  'input_token',
  'client_secret',
  'appsecret_proof',
  'code',
  'code_verifier',
  'token',
  'id_token',
  'secret',
  'upload_id',
  'upload_token',
  'cookie',
  'set-cookie',
]);
const inAddress = /([?&#])([\w-]+)=([^&#\s"]*)/g;
/** Shorter ones would be found in every other word. */
const leastLength = 8;

export type Secrets = {
  /** Learns the secrets that stand under a secret's name; a second pass replaces them wherever else they stand. */
  learn(value: unknown): void;
  redact(value: unknown): unknown;
};

export function openSecrets(known: readonly string[]): Secrets {
  const seen = new Set(known.filter((secret) => secret.length >= leastLength));
  const keep = (secret: string) => {
    for (const form of [secret, decoded(secret)]) if (form.length >= leastLength) seen.add(form);
  };
  const learn = (value: unknown) => {
    eachText(value, (name, text) => {
      if (name === 'authorization') keep(credentialOf(text));
      if (isSecret(name)) keep(text);
      for (const [, , inner = '', secret = ''] of text.matchAll(inAddress)) if (isSecret(inner)) keep(secret);
    });
  };
  const clean = (text: string) => {
    const longestFirst = [...seen].toSorted((a, b) => b.length - a.length);
    const addressed = text.replaceAll(inAddress, (all, before: string, name: string) =>
      isSecret(name) ? `${before}${name}=${mark}` : all,
    );
    return longestFirst
      .flatMap((secret) => [secret, encodeURIComponent(secret)])
      .reduce((words, secret) => words.replaceAll(secret, mark), addressed);
  };
  const redact = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      if (name === 'authorization') return `${value.slice(0, -credentialOf(value).length)}${mark}`;
      return isSecret(name) ? mark : clean(value);
    }
    if (Array.isArray(value)) return value.map((one) => redact(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, redact(inner, key.toLowerCase())]),
    );
  };
  return { learn, redact: (value) => redact(value) };
}

function isSecret(name: string): boolean {
  return secretNames.has(name);
}

/** What follows the scheme: "Bearer abc" says abc. */
function credentialOf(header: string): string {
  return header.replace(/^\w+\s+/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function eachText(value: unknown, hear: (name: string, text: string) => void, name = ''): void {
  if (typeof value === 'string') return hear(name, value);
  if (Array.isArray(value)) for (const one of value) eachText(one, hear, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) eachText(inner, hear, key.toLowerCase());
}
