// A text on one line, cut with an ellipsis; the whole of it in a tooltip.
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';

export type ClippedProps = { readonly text: string; readonly width: number; readonly children?: ReactNode };

export function Clipped({ text, width, children }: ClippedProps) {
  return (
    <Tooltip title={text} mouseEnterDelay={0.5}>
      <span
        style={{
          display: 'inline-block',
          maxWidth: `min(${width}px, 100%)`,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          verticalAlign: 'bottom',
        }}
      >
        {children ?? text}
      </span>
    </Tooltip>
  );
}
