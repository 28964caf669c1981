// The pages before signing in, without the router, so that the sign-in page is light.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { speakFully } from '../lib/i18n.ts';
import { later } from '../ui/later.tsx';

const LoginPage = later(async () => {
  // A reason in the address is said by a sentence; who only passes through needs none.
  const isTold = new URLSearchParams(location.search).has('error');
  const [room] = await Promise.all([import('./login-page.tsx'), isTold ? speakFully() : null]);
  return { default: room.LoginPage };
});
const AuthRedirectPage = later(async () => {
  const [room] = await Promise.all([import('./auth-redirect-page.tsx'), speakFully()]);
  return { default: room.AuthRedirectPage };
});

export function DoorPages() {
  const { t } = useTranslation();
  const isLogin = location.pathname === '/login';
  const title = `${isLogin ? t('app.titles.login') : t('app.titles.authorised')} - ${t('app.product')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return isLogin ? <LoginPage /> : <AuthRedirectPage />;
}
