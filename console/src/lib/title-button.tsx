// A row's title as the button that opens what stands behind it; the title itself is text of the page, and is cut where it is long.
import { Button } from 'antd';
import type { ReactNode } from 'react';

export type TitleButtonProps = { readonly children: ReactNode; readonly onOpen: () => void };

export function TitleButton({ children, onOpen }: TitleButtonProps) {
  return (
    <Button
      type="link"
      aria-haspopup="dialog"
      onClick={onOpen}
      style={{
        padding: 0,
        border: 0,
        height: 'auto',
        maxWidth: '100%',
        display: 'block',
        textAlign: 'start',
      }}
    >
      <span style={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {children}
      </span>
    </Button>
  );
}
