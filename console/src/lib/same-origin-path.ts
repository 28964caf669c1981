// Which addresses a query may send a person to: paths of this origin, nothing else (R-RTE-029).

/** A path that begins with a single "/", query included; anything else is "/". */
export function sameOriginPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControls(wanted)) return '/';
  const here = 'https://herald.invalid';
  if (!URL.canParse(wanted, here)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, here);
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}

function hasControls(text: string): boolean {
  return [...text].some((character) => (character.codePointAt(0) ?? 0) < 32 || character === '\\');
}
