// Which paths a query may send somebody to: of this origin, and none that would only send them on (hostile.md O08, O11).

const notThere = /^\/(prod-api|oidc|media|login|redirect|menuRedirect)([/?#]|$)/i;

/** A path that begins with a single "/", however it is encoded; anything else is "/". */
export function sameOriginPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > 2_000 || !isPlain(wanted)) return '/';
  const decoded = decodedWholly(wanted);
  if (decoded === null || !isPlain(decoded) || notThere.test(decoded)) return '/';
  const here = 'https://herald.invalid';
  if (!URL.canParse(wanted, here)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, here);
  return origin === here && isPlain(pathname) && !notThere.test(pathname)
    ? `${pathname}${search}${hash}`
    : '/';
}

function isPlain(path: string): boolean {
  const beforeQuery = path.split(/[?#]/)[0] ?? '';
  const odd = [...path].some((character) => (character.codePointAt(0) ?? 0) <= 32 || character === '\\');
  return !odd && /^\/(?!\/)/.test(path) && !beforeQuery.includes('//') && !beforeQuery.includes('..');
}

/** Only the path: a query may hold encoded words of any kind. */
function decodedWholly(wanted: string): string | null {
  let path = wanted.split(/[?#]/)[0] ?? '';
  try {
    for (let turn = 0; turn < 3; turn += 1) path = decodeURIComponent(path);
    return path;
  } catch {
    return null;
  }
}
