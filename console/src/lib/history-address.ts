// Where the history shows what went out of a package, whoever published it.

export function historyAddress({ pkGUID }: { readonly pkGUID: string }): string {
  return `/api/content/publish/pubHistory?${new URLSearchParams({ pkGUID }).toString()}`;
}
