// Keeps secrets out of every word a platform says before we write it down.

const longest = 300;
const mark = '[secret]';
const named =
  /((?:access_token|refresh_token|id_token|client_secret|fb_exchange_token|input_token|appsecret_proof|code_verifier|upload_token|[?&]code)["']?\s*[=:]\s*["']?)[^&\s"',}]+/gi;
const carried = /\b(Bearer|Basic|OAuth)\s+[\w.~+/=|-]{12,}/g;
const looksIssued = /\bEAA[A-Za-z0-9]{16,}/g;

/** The platform's own words without the secrets of this call, at most 300 characters. */
export function redact(words: string, secrets: readonly string[]): string {
  const known = secrets
    .filter((secret) => secret.length >= 4)
    .toSorted((a, b) => b.length - a.length)
    .flatMap((secret) => [secret, encodeURIComponent(secret)]);
  const clean = known
    .reduce((text, secret) => text.replaceAll(secret, mark), words)
    .replaceAll(named, `$1${mark}`)
    .replaceAll(carried, `$1 ${mark}`)
    .replaceAll(looksIssued, mark);
  return [...clean].slice(0, longest).join('');
}
