// The note a consent pop-up leaves for the window that opened it, in the browser's own store.
const key = 'x-admin-oauth-code';

export function keepOauthCode(query: string): void {
  localStorage.setItem(key, query);
}

/** Whether nobody has taken the note yet. */
export function hasOauthCode(): boolean {
  return localStorage.getItem(key) !== null;
}

/** Takes the note away, so that it is read once. */
export function takeOauthCode(): string | null {
  const query = localStorage.getItem(key);
  localStorage.removeItem(key);
  return query;
}

/** Calls back when a note may have come: by the store's own event, or when this window is looked at again. */
export function watchOauthCode(arrived: (query: string) => void): () => void {
  const look = () => {
    const query = takeOauthCode();
    if (query !== null) arrived(query);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) look();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  // A channel that asks nobody may have been quicker than this.
  look();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
