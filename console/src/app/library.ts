// The component library: loaded with the first page that needs it, and its own words with it, so that nothing waits for them afterwards.
import { currentLanguage, speakFully } from '../lib/i18n.ts';
import { queries } from './queries.ts';

export async function loadLibrary() {
  const [room, { antdWords }] = await Promise.all([
    import('./antd-frame.tsx'),
    import('./antd-words.ts'),
    speakFully(),
  ]);
  await queries.prefetchQuery(antdWords(currentLanguage()));
  return room;
}
