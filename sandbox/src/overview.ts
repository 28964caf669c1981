// The first page: every account and what stands on it, newest first; and the files all pages share.
import type { FastifyInstance } from 'fastify';
import type { Blobs } from './blobs.ts';
import { textRecord } from './json.ts';
import { STYLE, escape, page } from './page.ts';
import { readPicture } from './pictures.ts';
import type { Platform, ShownAccount } from './platform.ts';
import { send } from './wire.ts';

const FACE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="24" fill="#8899a6"/></svg>';
const SHOWN_ACCOUNTS = 200;

function accountSection(platform: Platform, account: ShownAccount): string {
  const posts = account.posts.map((post) => {
    const line = post.text === '' ? `${post.pictures} picture(s)` : [...post.text].slice(0, 120).join('');
    return `<li><a href="${escape(post.address)}">${escape(line)}</a> <small>${new Date(post.createdAtMs).toISOString()}</small></li>`;
  });
  return `<section><h2>${escape(account.name)}</h2><small>${platform.title} · ${escape(account.externalId)}</small><ul>${posts.join('')}</ul></section>`;
}

export function openOverview(app: FastifyInstance, platforms: Platform[], blobs: Blobs): void {
  app.get('/', (_request, reply) => {
    const accounts = platforms.flatMap((platform) =>
      platform.accounts().map((account) => ({ platform, account })),
    );
    const newest = (account: ShownAccount): number => account.posts[0]?.createdAtMs ?? 0;
    const sections = accounts
      .toSorted((one, other) => newest(other.account) - newest(one.account))
      .slice(0, SHOWN_ACCOUNTS)
      .map(({ platform, account }) => accountSection(platform, account));
    send(
      reply,
      page(
        200,
        'Sandbox',
        `<h1>Sandbox</h1><p>${accounts.length} accounts on stand-ins for the ten platforms.</p>${sections.join('')}`,
      ),
    );
  });
  app.get('/_style.css', (_request, reply) => reply.type('text/css').send(STYLE));
  app.get('/_face.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('content-security-policy', "default-src 'none'").send(FACE),
  );
  app.get('/_blobs/:sha256', (request, reply) => {
    const bytes = blobs.read(textRecord(request.params)['sha256'] ?? '');
    if (!bytes) return reply.status(404).send();
    const picture = readPicture(bytes);
    return reply
      .type(picture ? `image/${picture.type}` : 'application/octet-stream')
      .headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" })
      .send(bytes);
  });
}
