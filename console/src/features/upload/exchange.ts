// One request that carries bytes, with progress, and never waited for without end.
import { uploadSilenceMs } from '@herald/contract/constants.ts';
import { currentLanguage } from '../../lib/i18n.ts';

export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' };

export type Exchange = {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly uri: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob | FormData;
  readonly signal: AbortSignal;
  readonly onProgress?: (sentBytes: number) => void;
  /** All of it has gone out. */
  readonly onSaid?: () => void;
  /** For how long the answer is waited for once all is said; as long as for progress where nothing else is wanted. */
  readonly answerMs?: number;
};

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
export function exchange({
  method,
  uri,
  headers = {},
  body,
  signal,
  onProgress,
  onSaid,
  answerMs = uploadSilenceMs,
}: Exchange): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: Outcome) => {
      clearTimeout(silence);
      resolve(outcome);
    };
    const listen = (forMs = uploadSilenceMs) => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        end({ kind: 'timed-out' });
        request.abort();
      }, forMs);
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      listen();
      onProgress?.(loaded);
    });
    request.upload.addEventListener('load', () => {
      listen(answerMs);
      onSaid?.();
    });
    request.addEventListener('load', () =>
      end({ kind: 'answered', status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () => end({ kind: 'failed' }));
    request.addEventListener('abort', () => end({ kind: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) return end({ kind: 'cancelled' });
    request.open(method, uri);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    // Our own store refuses in the reader's language; a store elsewhere need not be asked for it.
    if (uri.startsWith('/')) request.setRequestHeader('accept-language', currentLanguage());
    listen(body ? uploadSilenceMs : answerMs);
    return request.send(body ?? null);
  });
}
