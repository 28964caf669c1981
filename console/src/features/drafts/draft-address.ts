// Where a draft is written on.

export function composeAddress(id: string): string {
  return `/api/content/publish/pubContent?${new URLSearchParams({ id }).toString()}`;
}
