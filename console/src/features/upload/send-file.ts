// One file on its way to the store: straight to the address its policy names, with progress, and never waited for without end.
import { uploadSilenceMs } from '@herald/contract/constants.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { FileRecord, type UploadPolicy } from '@herald/contract/media.ts';
import { currentLanguage } from '../../lib/i18n.ts';

export type Sent =
  | { readonly kind: 'stored'; readonly record: FileRecord }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' };

/** The fields are posted as the policy has them, the file last, for stores stop reading at it (C-64). */
export function formOf(file: File, policy: UploadPolicy): FormData {
  const form = new FormData();
  form.append('key', policy.key);
  form.append('policy', policy.policy);
  form.append('OSSAccessKeyId', policy.accessid);
  form.append('signature', policy.signature);
  form.append('success_action_status', '200');
  form.append('file', file, file.name);
  return form;
}

export function readAnswer(status: number, text: string): Sent {
  const envelope = Envelope.safeParse(jsonOf(text));
  if (!envelope.success) return { kind: 'failed' };
  const record = FileRecord.safeParse(envelope.data.data);
  if (status < 300 && envelope.data.code === 200 && record.success)
    return { kind: 'stored', record: record.data };
  return envelope.data.message === ''
    ? { kind: 'failed' }
    : { kind: 'refused', sentence: envelope.data.message };
}

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
export function sendFile(
  file: File,
  policy: UploadPolicy,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (sent: Sent) => {
      clearTimeout(silence);
      resolve(sent);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        end({ kind: 'timed-out' });
        request.abort();
      }, uploadSilenceMs);
    };
    request.upload.addEventListener('progress', (event) => {
      listen();
      onProgress(Math.min(event.loaded, file.size));
    });
    request.addEventListener('load', () => end(readAnswer(request.status, request.responseText)));
    request.addEventListener('error', () => end({ kind: 'failed' }));
    request.addEventListener('abort', () => end({ kind: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', policy.uploader);
    // Our own store refuses in the reader's language; a store elsewhere need not be asked for it.
    if (policy.uploader.startsWith('/')) request.setRequestHeader('accept-language', currentLanguage());
    listen();
    request.send(formOf(file, policy));
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
