// The pages before signing in, without the router, so that the sign-in page is light.
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const LoginPage = lazy(() => import('./login-page.tsx').then((room) => ({ default: room.LoginPage })));
const AuthRedirectPage = lazy(() =>
  import('./auth-redirect-page.tsx').then((room) => ({ default: room.AuthRedirectPage })),
);

export function DoorPages() {
  const { t } = useTranslation();
  const isLogin = location.pathname === '/login';
  const title = `${isLogin ? t('app.titles.login') : t('app.titles.authorised')} - ${t('app.product')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Suspense fallback={null}>{isLogin ? <LoginPage /> : <AuthRedirectPage />}</Suspense>;
}
