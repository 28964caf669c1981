// How long a notice stands on the screen, measured by the page itself: from its coming to its going, in milliseconds.
import type { Page } from 'playwright-core';

/** So many whole seconds: what it takes to fade is not counted; a busy page sees it come a little late. */
export async function secondsOf(page: Page, words: string, act: () => Promise<void>): Promise<number> {
  const [ms] = await Promise.all([timeNotice(page, words), act()]);
  return Math.floor((ms + 300) / 1_000);
}

/** Begun before whatever brings the notice; never ends where it neither comes nor goes. */
function timeNotice(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        let since: number | null = null;
        const look = () => {
          const stands = [...document.querySelectorAll('.ant-message')].some((one) =>
            one.textContent.includes(wanted),
          );
          if (stands) since ??= performance.now();
          if (stands || since === null) return;
          watch.disconnect();
          done(performance.now() - since);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );
}
