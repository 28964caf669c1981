// Words for those who hear the page, where the eye needs none.
import type { ReactNode } from 'react';
import './unseen.css';

export function Unseen({ children }: { readonly children: ReactNode }) {
  return <span className="unseen">{children}</span>;
}
