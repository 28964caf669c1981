// The frame around a page that has a window of its own: no menu, only the page, and what calls have to tell.
import { Outlet } from 'react-router';
import { AntdFrame } from './antd-frame.tsx';
import './layout.css';
import { OtherPersonBar } from './other-person-bar.tsx';
import { SignedOutBar } from './signed-out-bar.tsx';

export function WindowLayout() {
  return (
    <AntdFrame>
      <SignedOutBar />
      <OtherPersonBar />
      <main id="content" className="window-content">
        <Outlet />
      </main>
    </AntdFrame>
  );
}
