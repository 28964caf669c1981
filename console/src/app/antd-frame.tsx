// Around every page made of the component library: our look, and the notices it shows.
import { noticeMs } from '@herald/contract/constants.ts';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { AntdLook } from './antd-look.tsx';
import { ScreenNotices } from './screen-notices.tsx';

export function AntdFrame({ children }: { readonly children: ReactNode }) {
  return (
    <AntdLook>
      <App message={{ maxCount: 3, duration: noticeMs / 1000 }}>
        <ScreenNotices />
        {children}
      </App>
    </AntdLook>
  );
}
