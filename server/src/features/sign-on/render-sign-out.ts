// Render: signing out at the embedded provider: at once when Herald asked for it, with a question when anyone else did.
import { createHash, randomBytes } from 'node:crypto';
import { chooseLanguage } from '@herald/contract/languages.ts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { describeSignIn } from './describe-sign-in.ts';
import { renderPage } from './render-page.ts';

const submit = "document.getElementById('op.logoutForm').submit()";
const submitHash = createHash('sha256').update(submit).digest('base64');

type SignOutPages = {
  logoutSource: (request: KoaContextWithOIDC, form: string) => void;
  postLogoutSuccessSource: (request: KoaContextWithOIDC) => void;
};

export function renderSignOut(_context: Context): SignOutPages {
  return {
    logoutSource(request, form) {
      const { language, texts, nonce } = page(request);
      // Only whoever holds an id token of this session came from Herald's own sign-out.
      const isAsked = request.oidc.entities.IdTokenHint !== undefined;
      const button = `<input type="hidden" name="logout" value="yes"><button class="go">${texts['sign-out-yes']}</button></form>`;
      const body = form.replace('</form>', button) + (isAsked ? `<script>${submit}</script>` : '');
      const title = isAsked ? texts['signing-out'] : texts['sign-out'];
      request.body = renderPage({ language, nonce, title, body });
    },
    postLogoutSuccessSource(request) {
      const { language, texts, nonce } = page(request);
      const body = `<a class="go" href="/">${texts.again}</a>`;
      request.body = renderPage({ language, nonce, title: texts['signed-out'], body });
    },
  };
}

function page(request: KoaContextWithOIDC) {
  const language = chooseLanguage(null, request.acceptsLanguages());
  const nonce = randomBytes(16).toString('base64');
  request.set(
    'content-security-policy',
    `default-src 'none'; script-src 'sha256-${submitHash}'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
  );
  request.type = 'html';
  return { language, nonce, texts: describeSignIn(language) };
}
