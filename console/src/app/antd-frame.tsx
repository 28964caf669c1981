// Around every signed-in page: the component library in our look and language, and the notices it shows.
import { noticeMs } from '@herald/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { currentLanguage } from '../lib/i18n.ts';
import { loadAntdWords } from './antd-words.ts';
import { look } from './look.ts';
import { ScreenNotices } from './screen-notices.tsx';
import { useMotion } from './use-motion.ts';

/** The server allows styles of this answer only; the component library marks its own with it. */
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

export function AntdFrame({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  const motion = useMotion();
  const words = useQuery({
    queryKey: ['antd-words', language],
    queryFn: () => loadAntdWords(language),
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  if (!words.data && !words.isError) return null;
  return (
    <ConfigProvider
      theme={{ ...look, token: { ...look.token, motion } }}
      csp={{ nonce: styleNonce }}
      button={{ autoInsertSpace: false }}
      {...(words.data ? { locale: words.data } : {})}
    >
      <App message={{ maxCount: 3, duration: noticeMs / 1000 }}>
        <ScreenNotices />
        {children}
      </App>
    </ConfigProvider>
  );
}
