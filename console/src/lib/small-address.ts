// The address of a stored picture in a small width: of our own store alone, for another host knows no such question.

const stored = '/prod-api/media/';

/** Any other address as it is. `origin` is this page's. */
export function smallAddress(
  url: string,
  width: 160 | 320 | 640 | 1_280,
  origin: string = window.location.origin,
): string {
  const isOurs = url.startsWith(stored) || url.startsWith(`${origin}${stored}`);
  return isOurs && !url.includes('?') ? `${url}?w=${width}` : url;
}
