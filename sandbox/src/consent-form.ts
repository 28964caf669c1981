// The page on which a person says as whom and to what they agree; every platform asks the same three questions.
import type { Answer } from './call.ts';
import type { PlatformName } from './ledger.ts';
import { escape, page } from './page.ts';

export interface Asked {
  look: PlatformName;
  platformTitle: string;
  appName: string;
  action: string;
  people: { id: string; name: string; line: string }[];
  scopes: string[];
  /** What came with the address and must come back with the answer. */
  carried: Record<string, string>;
}

export function consentPage(asked: Asked): Answer {
  const people = asked.people.map(
    (person, index) =>
      `<label><input type="radio" name="person" value="${escape(person.id)}"${index === 0 ? ' checked' : ''}> ${escape(person.name)} <small>${escape(person.line)}</small></label>`,
  );
  const scopes = asked.scopes.map(
    (scope) =>
      `<label><input type="checkbox" name="grant:${escape(scope)}" value="yes" checked> ${escape(scope)}</label>`,
  );
  const carried = Object.entries(asked.carried).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return page(
    200,
    `${asked.platformTitle}: let ${asked.appName} in?`,
    `
<form class="consent" method="post" action="${escape(asked.action)}">
<h1>${escape(asked.platformTitle)} <small>(sandbox)</small></h1>
<p><strong>${escape(asked.appName)}</strong> asks to work with your account.</p>
<fieldset><legend>Continue as</legend>${people.join('')}</fieldset>
<fieldset><legend>It would be allowed</legend>${scopes.join('')}</fieldset>
${carried.join('')}
<button class="yes" type="submit" name="decision" value="allow">Allow</button><button type="submit" name="decision" value="deny">Deny</button>
</form>`,
    asked.look,
  );
}

export function grantedScopes(fields: Record<string, string>, asked: string[]): string[] {
  return asked.filter((scope) => fields[`grant:${scope}`] === 'yes');
}

/** Where the demo apps may send people back to: this machine, one path each. */
export function isOwnCallback(address: string, channel: PlatformName): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, hash } = new URL(address);
  const local = ['127.0.0.1', 'localhost'].includes(hostname) && ['http:', 'https:'].includes(protocol);
  return local && hash === '' && pathname === `/prod-api/om/channel/auth/callback/${channel}`;
}

export function withQuery(address: string, added: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}
