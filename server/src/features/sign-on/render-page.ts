// Render: the frame of the embedded provider's pages: a card in the middle, its style allowed by the answer's nonce.
import type { Language } from '@herald/contract/languages.ts';

const style = `
:root{color-scheme:light dark;--ink:#17202b;--soft:#5b6776;--line:#d3dae3;--card:#fff;--back:#eef2f7;--key:#1668dc;--bad:#c22f2f;--badback:#fdecec}
@media (prefers-color-scheme:dark){:root{--ink:#e8edf3;--soft:#9aa7b6;--line:#37424f;--card:#1a212a;--back:#10151b;--key:#4c94f5;--bad:#ff9a9a;--badback:#3a1d20}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:radial-gradient(60rem 40rem at 15% -10%,color-mix(in srgb,var(--key) 16%,transparent),transparent),var(--back);color:var(--ink);font:16px/1.5 system-ui,"PingFang SC","Hiragino Sans","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:25rem;background:var(--card);border:1px solid var(--line);border-radius:14px;padding:32px;box-shadow:0 18px 50px rgb(16 32 64/.12)}
header{display:flex;align-items:center;gap:12px;margin-bottom:24px}
h1{font-size:1.25rem;margin:0;font-weight:650}
h2{font-size:.85rem;margin:0 0 8px;color:var(--soft);font-weight:600}
form{display:grid;gap:16px}
label{display:grid;gap:6px;font-size:.9rem;color:var(--soft)}
input:not([type=hidden]){width:100%;font:inherit;color:var(--ink);background:transparent;border:1px solid var(--line);border-radius:8px;padding:10px 12px;min-height:46px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid color-mix(in srgb,var(--key) 45%,transparent);outline-offset:1px;border-color:var(--key)}
input[aria-invalid]{border-color:var(--bad)}
.row{display:grid;grid-template-columns:1fr auto;gap:12px;align-items:end}
.picture{padding:0;border:1px solid var(--line);border-radius:8px;background:#f4f7fb;cursor:pointer;line-height:0;height:54px}
.go{font:inherit;font-weight:600;color:#fff;background:#1668dc;border:0;border-radius:8px;min-height:48px;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center;width:100%}
.first{position:absolute;width:1px;height:1px;padding:0;border:0;opacity:0;pointer-events:none}
.go:hover{background:#0f55bb}
.problem{margin:0;padding:10px 12px;border-radius:8px;background:var(--badback);color:var(--bad);font-size:.95rem}
section{margin-top:24px;padding-top:16px;border-top:1px solid var(--line)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:4px;font-size:.875rem}
li{display:grid;grid-template-columns:4.5rem 1fr auto;gap:8px}
li span{color:var(--soft)}
code{font-family:ui-monospace,monospace}
p{margin:0 0 16px}
`;

const mark =
  '<svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#1668dc"/><path d="M10 7v18M22 7v18M10 16h12" stroke="white" stroke-width="4" stroke-linecap="round" fill="none"/></svg>';

/** Title and body are ours or escaped before they come here. */
export function renderPage(page: {
  language: Language;
  nonce: string;
  title: string;
  body: string;
  head?: string;
}): string {
  return `<!doctype html>
<html lang="${page.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${page.title}</title><style nonce="${page.nonce}">${style}</style>${page.head ?? ''}</head>
<body><main><header>${mark}<h1>${page.title}</h1></header>${page.body}</main></body>
</html>`;
}
