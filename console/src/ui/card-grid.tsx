// Cards side by side, all of one width: as many as fit when none is narrower than `leastPx`.
import type { ReactNode } from 'react';

export function CardGrid({ leastPx, children }: { readonly leastPx: number; readonly children: ReactNode }) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${leastPx}px, 100%), 1fr))`;
  return <div style={{ display: 'grid', gap: 12, gridTemplateColumns }}>{children}</div>;
}
