// Places found while somebody types: asked a moment after the last key, and only the answer to the latest words counts.
import { useEffect, useState } from 'react';
import { useRegions } from './api.ts';

/** Long enough that a word typed in one go is asked once. */
const settlesAfterMs = 300;

export function useRegionSearch(channelId: number, typed: string) {
  const words = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setSettled(words), settlesAfterMs);
    return () => clearTimeout(later);
  }, [words]);
  // Answers are kept by their words, so one that comes late is nobody's.
  const asked = useRegions(channelId, words === settled ? settled : '');
  const isIdle = words === '';
  return {
    found: isIdle ? undefined : asked.data,
    isSearching: !isIdle && (words !== settled || asked.isFetching),
    error: isIdle ? null : asked.error,
    retry: () => void asked.refetch(),
  };
}
