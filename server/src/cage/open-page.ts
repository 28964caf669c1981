// One page in a caged browser: opened, waited for until it is quiet, held still, and captured. Every answer is parsed.
import { z } from 'zod';
import type { Devtools, Told } from './devtools.ts';
import { readWords } from './read-words.ts';

const Target = z.object({ targetId: z.string() });
const Attached = z.object({ sessionId: z.string() });
const Navigated = z.object({ frameId: z.string(), errorText: z.string().optional() });
const Captured = z.object({ data: z.string() });
const Response = z.object({
  type: z.string(),
  frameId: z.string().optional(),
  response: z.object({ status: z.number().int() }),
});
const Frame = z.object({
  frame: z.object({
    id: z.string(),
    parentId: z.string().optional(),
    url: z.string(),
    unreachableUrl: z.string().optional(),
  }),
});
const Lifecycle = z.object({ name: z.string(), frameId: z.string() });
const Created = z.object({ targetInfo: z.object({ targetId: z.string(), type: z.string() }) });

export type Page = {
  /** Comes back when it is quiet, or has had its time. What went wrong, in the browser's words; null when nothing did. */
  go(url: string, withinMs: number): Promise<string | null>;
  /** What stands there now; no status where nothing came. */
  seen(): { url: string | null; status: number | null };
  capture(): Promise<Buffer>;
  /** The words that its picture shows, from the top on, and the address that stands above. */
  read(): ReturnType<typeof readWords>;
};

export async function openPage(
  devtools: Devtools,
  { width, height }: { width: number; height: number },
): Promise<Page> {
  await devtools.ask('Browser.setDownloadBehavior', { behavior: 'deny' });
  await devtools.ask('Browser.grantPermissions', { permissions: [] });
  const { targetId } = Target.parse(await devtools.ask('Target.createTarget', { url: 'about:blank' }));
  const attached = await devtools.ask('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = Attached.parse(attached);
  const ask = (method: string, params: Readonly<Record<string, unknown>> = {}) =>
    devtools.ask(method, params, sessionId);
  const untilHeard = ask('Page.enable');
  let [url, status, pending]: [string | null, number | null, number | null] = [null, null, null];
  let fell = false;
  let wake: () => void = () => undefined;

  const hear: Record<string, (params: unknown) => void> = {
    'Page.javascriptDialogOpening': () =>
      void ask('Page.handleJavaScriptDialog', { accept: false }).catch(quiet),
    'Network.responseReceived': (params) => {
      const { data } = Response.safeParse(params);
      if (data?.type === 'Document' && data.frameId === targetId) pending = data.response.status;
    },
    'Page.frameNavigated': (params) => {
      const frame = Frame.safeParse(params).data?.frame;
      if (!frame || frame.parentId !== undefined) return;
      const isPage = frame.unreachableUrl === undefined && /^https?:/.test(frame.url);
      [url, status, pending] = [frame.unreachableUrl ?? frame.url, isPage ? pending : null, null];
    },
    'Page.lifecycleEvent': (params) => {
      const { data } = Lifecycle.safeParse(params);
      if (data?.name === 'networkIdle' && data.frameId === targetId && url !== null) wake();
    },
    'Inspector.targetCrashed': () => {
      fell = true;
      devtools.hangUp('the page fell over');
    },
    // A window that it opened all the same.
    'Target.targetCreated': (params) => {
      const target = Created.safeParse(params).data?.targetInfo;
      if (target?.type === 'page' && target.targetId !== targetId && url !== null)
        void devtools.ask('Target.closeTarget', { targetId: target.targetId }).catch(quiet);
    },
  };
  devtools.hear(({ method, params }: Told) => hear[method]?.(params));
  await untilHeard;
  await devtools.ask('Target.setDiscoverTargets', { discover: true });
  await ask('Network.enable');
  await ask('Inspector.enable');
  await ask('Page.setLifecycleEventsEnabled', { enabled: true });
  await ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });

  /** What still runs is stopped, so that it can be drawn. */
  const holdStill = () => {
    void ask('Runtime.terminateExecution').catch(quiet);
    void ask('Emulation.setScriptExecutionDisabled', { value: true }).catch(quiet);
    void ask('Page.stopLoading').catch(quiet);
  };
  return {
    go: async (asked, withinMs) => {
      const isQuiet = new Promise<void>((done) => {
        wake = done;
      });
      const late = setTimeout(() => {
        holdStill();
        wake();
      }, withinMs);
      try {
        const going = ask('Page.navigate', { url: asked }).then((said) => Navigated.parse(said).errorText);
        const error = await Promise.race([going, isQuiet.then(() => undefined)]);
        going.catch(quiet);
        if (error === undefined) await isQuiet;
        return error ?? null;
      } finally {
        clearTimeout(late);
      }
    },
    seen: () => ({ url, status }),
    capture: async () => {
      if (fell) throw new Error('the page fell over');
      const { data } = Captured.parse(await ask('Page.captureScreenshot', { format: 'webp', quality: 80 }));
      return Buffer.from(data, 'base64');
    },
    read: () => readWords(ask, { width, height }),
  };
}

function quiet(): void {
  // The answer to this nobody waits for.
}
