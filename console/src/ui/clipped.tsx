// A text on one line, cut with an ellipsis; the whole of it in a tooltip.
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';

export type ClippedProps = { readonly text: string; readonly width: number; readonly children?: ReactNode };

export function Clipped({ text, width, children }: ClippedProps) {
  return (
    <Tooltip title={text} mouseEnterDelay={0.5}>
      {/* Two of them: a share of the column alone would give the column the width of the whole text. */}
      <span style={{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' }}>
        <span
          style={{
            display: 'block',
            maxWidth: width,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {children ?? text}
        </span>
      </span>
    </Tooltip>
  );
}
