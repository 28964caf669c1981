// Complaints: what a browser says of our pages beyond what they show; a journey fails on any that it did not expect.
import type { BrowserContext, ConsoleMessage } from 'playwright-core';

const heard: string[] = [];
let expected: RegExp[] = [];

/** Broken pages, errors of the console, and what the content security policy stopped. */
export async function hearComplaints(context: BrowserContext): Promise<void> {
  // What a script tries and catches is stopped without a word on the console.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (stopped) =>
      console.error(
        `policy: ${stopped.effectiveDirective} stopped ${stopped.blockedURI} (${stopped.sample})`,
      ),
    ),
  );
  context.on('weberror', (thrown) => heard.push(`${thrown.page()?.url()}: ${thrown.error().message}`));
  context.on('console', (said) => {
    if (said.type() === 'error') heard.push(`${whereOf(said)}: ${said.text()}`);
  });
}

function whereOf(said: ConsoleMessage): string {
  return said.location().url || said.page()?.url() || 'somewhere';
}

/** For the rest of this test: a refusal that is its very subject, for instance. */
export function expectComplaint(likeThis: RegExp): void {
  expected.push(likeThis);
}

/** What nobody expected since the last time; what was expected is forgotten too. */
export function takeComplaints(): string[] {
  const unexpected = heard.splice(0).filter((one) => !expected.some((pattern) => pattern.test(one)));
  expected = [];
  return unexpected;
}
