// What this window knows of files by their address: an upload's record says it, and a picture that is looked at is measured.
import type { FileFacts, KnownFiles } from '@herald/contract/file-facts.ts';
import { useEffect, useSyncExternalStore } from 'react';

let known: KnownFiles = new Map();
const measuring = new Set<string>();
const listeners = new Set<() => void>();

export function rememberFile(url: string, facts: FileFacts): void {
  known = new Map(known).set(url, { ...known.get(url), ...facts });
  for (const tell of listeners) tell();
}

export function knownFiles(): KnownFiles {
  return known;
}

/** Every change makes another map, so that checks run anew. */
export function useKnownFiles(pictures: readonly string[]): KnownFiles {
  const asked = pictures.join('\n');
  useEffect(() => {
    for (const url of asked.split('\n')) if (url !== '' && !known.get(url)?.width) measure(url);
  }, [asked]);
  return useSyncExternalStore(subscribe, () => known);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** A picture that cannot be shown stays unknown: the server judges it. */
function measure(url: string): void {
  if (measuring.has(url)) return;
  measuring.add(url);
  const picture = new Image();
  picture.onload = () => rememberFile(url, { width: picture.naturalWidth, height: picture.naturalHeight });
  picture.src = url;
}
