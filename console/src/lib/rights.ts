// Rights: every answer tells which version of them it was given under; another one than before means asking anew what one may.
import { rightsHeader } from '@herald/contract/endpoint.ts';

let version: string | null = null;
let tellChanged = (): void => undefined;

export function hearRights(headers: Headers): void {
  const told = headers.get(rightsHeader);
  if (told === null || told === version) return;
  const isNews = version !== null;
  version = told;
  if (isNews) tellChanged();
}

/** The one who shows what somebody may. */
export function whenRightsChange(tell: () => void): void {
  tellChanged = tell;
}
