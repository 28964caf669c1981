// One plain page for everything the sandbox shows to people: no script, nothing from outside, all text escaped.
import type { Answer, Call } from './call.ts';
import type { PlatformName } from './ledger.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Line breaks and links as a reader sees them. */
function prose(text: string): string {
  const pieces = text.split(/(https?:\/\/[^\s<>"']+)/g);
  const linked = pieces.map((piece, index) =>
    index % 2 === 0 ? escape(piece) : `<a href="${escape(piece)}" rel="noreferrer">${escape(piece)}</a>`,
  );
  return linked.join('').replaceAll('\n', '<br>');
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Chromium holds the redirect after a form to form-action too, so the product's own loopback address must stand there. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'self'",
  // Colours and alignment within an article; a page of ours has none of its own.
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self' http://127.0.0.1:* http://localhost:* https://127.0.0.1:* https://localhost:*",
].join('; ');

export function page(
  status: number,
  title: string,
  body: string,
  look: PlatformName | 'plain' = 'plain',
): Answer {
  const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/_style.css"></head>
<body class="${look}"><main>${body}</main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  return { status, headers, body: { kind: 'html', text } };
}

/** Stands, and not for everybody: who is among those who may see it looks as one of them. */
export function narrowPage(whom: string, look: PlatformName): Answer {
  const way = '<p><a href="?as=reader">Sign in as one of them</a></p>';
  const body = `<section><h1>This post is not public</h1><p>Only ${escape(whom)} can see it.</p>${way}</section>`;
  return page(403, 'Not public', body, look);
}

/** Of the stand-in's readers this one is signed in, and is among those who may see what is not public. */
export function isSignedIn({ query }: Call): boolean {
  return query['as'] === 'reader';
}

export interface ShownPost {
  accountName: string;
  accountLine: string;
  text: string;
  /** In its place, where a post is more than words: what its platform left of it. */
  html?: string;
  link?: string | undefined;
  pictures: { sha256: string; altText: string }[];
  atMs: number;
}

export function postCard(post: ShownPost): string {
  const pictures = post.pictures.map(
    ({ sha256, altText }) =>
      `<figure><img src="/_blobs/${sha256}" alt="${escape(altText)}">${altText === '' ? '' : `<figcaption>${escape(altText)}</figcaption>`}</figure>`,
  );
  const at = new Date(post.atMs).toISOString();
  return `<article><header><span class="face" aria-hidden="true">${escape(initialsOf(post.accountName))}</span>
<div><strong>${escape(post.accountName)}</strong><br><small>${escape(post.accountLine)}</small></div></header>
${post.html === undefined ? `<p class="text" dir="auto">${prose(post.text)}</p>` : `<div class="text" dir="auto">${post.html}</div>`}
${post.link === undefined ? '' : `<p class="card">${prose(post.link)}</p>`}
<div class="pictures">${pictures.join('')}</div><footer><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></footer></article>`;
}

export const STYLE = `
body{margin:0;background:#f0f2f5;color:#1c1e21;font:16px/1.5 system-ui,sans-serif}
main{max-width:620px;margin:40px auto;padding:0 16px}
article,form.consent,section{background:#fff;border:1px solid #dadde1;border-radius:12px;padding:20px;margin:0 0 16px}
header{display:flex;gap:12px;align-items:center}
.face{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:#1877f2;color:#fff;font-weight:700}
.twitter .face{background:#0f1419}.text{white-space:normal;overflow-wrap:anywhere}
.card{border:1px solid #dadde1;border-radius:8px;padding:10px;overflow-wrap:anywhere}
.pictures{display:grid;gap:8px}figure{margin:0}img{max-width:100%;border-radius:8px}figcaption,small,footer{color:#65676b;font-size:14px}
fieldset{border:0;padding:0;margin:16px 0}legend{font-weight:700}label{display:block;padding:4px 0}
button{font:inherit;padding:10px 24px;border-radius:8px;border:1px solid #ccd0d5;background:#fff;margin-right:8px;cursor:pointer}
button.yes{background:#1877f2;border-color:#1877f2;color:#fff}.twitter button.yes{background:#0f1419;border-color:#0f1419}
`;
