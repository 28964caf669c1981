// The component library in the look and language this person chose, for whatever stands inside.
import { useQuery } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { controlSize, type Size } from '../lib/cookie-choices.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { useChosen } from '../lib/kept-choice.ts';
import { antdWords } from './antd-words.ts';
import { lookOf } from './look.ts';
import { useLook } from './use-look.ts';
import { useMotion } from './use-motion.ts';

/** The server allows styles of this answer only; the component library marks its own with it. */
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

/** C-79. Always one of them: where none is given the library wraps its children in less, and a change would draw them anew. */
const componentSizes: Record<Size, 'large' | 'medium' | 'small'> = {
  default: 'large',
  medium: 'medium',
  small: 'small',
  mini: 'small',
};

export function AntdLook({ children }: { readonly children: ReactNode }) {
  const language = currentLanguage();
  const motion = useMotion();
  const { theme, isDark } = useLook();
  const size = useChosen(controlSize);
  const words = useQuery({ ...antdWords(language), placeholderData: (before) => before });
  if (!words.data && !words.isError) return null;
  return (
    <ConfigProvider
      theme={lookOf({ theme, isDark, size, motion })}
      componentSize={componentSizes[size]}
      csp={{ nonce: styleNonce }}
      button={{ autoInsertSpace: false }}
      {...(words.data ? { locale: words.data } : {})}
    >
      {children}
    </ConfigProvider>
  );
}
