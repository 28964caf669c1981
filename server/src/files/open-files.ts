// Open the store the settings name: the disk, or S3, whose library is loaded only then.
import type { Config } from '../config.ts';
import { openDisk } from './disk.ts';
import type { Files } from './files.ts';

/** `onError` hears of what nobody waits for. */
export async function openFiles(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  onError: (error: Error) => void,
): Promise<Files> {
  if (s3 === null) return openDisk(dataFolder, onError);
  const { openS3 } = await import('./s3.ts');
  return openS3(s3, onError);
}
