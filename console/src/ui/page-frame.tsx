// The frame of a page with one subject: heading, its main action, a row of tools, and what it shows.
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import './words.css';

export type PageFrameProps = {
  readonly heading: string;
  readonly action?: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

export function PageFrame({ heading, action, tools, children }: PageFrameProps) {
  return (
    <section aria-label={heading}>
      <Flex wrap gap={12} align="center" justify="space-between" style={{ marginBottom: 12 }}>
        <h1 className="heading">{heading}</h1>
        {action}
      </Flex>
      {tools && (
        <Flex wrap gap={8} align="center" style={{ marginBottom: 12 }}>
          {tools}
        </Flex>
      )}
      {children}
    </section>
  );
}
