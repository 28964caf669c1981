// Render: the local form as a page of its own, complete without a script (document 2 §2).
import type { Language } from '@herald/contract/languages.ts';
import { describeSignIn } from './describe-sign-in.ts';
import type { Captcha } from './issue-captcha.ts';
import { renderCaptcha } from './render-captcha.ts';
import { renderPage } from './render-page.ts';
import type { SignInProblem } from './verify-sign-in.ts';

type Form = {
  language: Language;
  nonce: string;
  action: string;
  account: string;
  captcha: Captcha;
  problem: SignInProblem | null;
  demo: readonly { account: string; password: string; name: string }[];
};

export function renderSignIn(form: Form): string {
  const texts = describeSignIn(form.language);
  const { problem } = form;
  const faulty = (...at: SignInProblem[]) => (problem && at.includes(problem) ? ' aria-invalid="true"' : '');
  const first = form.account === '' ? ' autofocus' : '';
  const second = form.account === '' ? '' : ' autofocus';
  // Enter presses the first button of a form: that must not be the one for other digits.
  const body = `
    <form method="post" action="${escaped(form.action)}" autocomplete="on">
      <button class="first" name="go" value="1" tabindex="-1" aria-hidden="true">${texts.submit}</button>
      ${problem ? `<p class="problem" role="alert">${texts[problem]}</p>` : ''}
      <label>${texts.account}
        <input name="account" value="${escaped(form.account)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200"${faulty('account-missing', 'not-known')}${first}></label>
      <label>${texts.password}
        <input name="password" type="password" autocomplete="current-password" maxlength="1024"${faulty('password-short', 'not-known')}${second}></label>
      <div class="row">
        <label>${texts.captcha}
          <input name="captcha" inputmode="numeric" autocomplete="off" maxlength="4"${faulty('captcha-wrong')}></label>
        <button class="picture" name="again" value="1" title="${texts['captcha-again']}" aria-label="${texts['captcha-again']}" formnovalidate>${renderCaptcha(form.captcha.answer, texts['captcha-picture'])}</button>
      </div>
      <input type="hidden" name="captchaId" value="${escaped(form.captcha.id)}">
      <button class="go" name="go" value="1">${texts.submit}</button>
    </form>${demoList(form, texts.demo)}`;
  return renderPage({ language: form.language, nonce: form.nonce, title: texts.title, body });
}

function demoList({ demo }: Form, heading: string): string {
  if (demo.length === 0) return '';
  const rows = demo.map(
    ({ account, password, name }) =>
      `<li><b>${escaped(account)}</b> <code>${escaped(password)}</code> <span>${escaped(name)}</span></li>`,
  );
  return `<section><h2>${heading}</h2><ul>${rows.join('')}</ul></section>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
