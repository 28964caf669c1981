// The body of a package as the old product kept it: read by what an entry holds, never by the list it stands in (C-57, R-ENT-013).
import { z } from 'zod';
import { blockTypes, MediaItem, mediaTypes, PackageBody } from './content.ts';

const word = z.string().max(4_000).default('');
const Entry = z.object({
  content: z.string().max(200_000).default(''),
  contentStruc: z.string().max(1_000_000).default(''),
  audioURL: word,
  videoURL: word,
  imageName: word,
  imageURL: word,
  size: z.coerce.number().int().nonnegative().default(0),
  md5: word,
});
type Entry = z.infer<typeof Entry>;
const entries = z.array(Entry).max(200).default([]);

const ContentFiles = z.object({
  scriptFiles: entries,
  imageFiles: entries,
  videoFiles: entries,
  audioFiles: entries,
});
type ContentFiles = z.infer<typeof ContentFiles>;

/** A package as it is saved; one without blocks of its own is read from the files of the old product. */
export const SavedPackage = PackageBody.extend({ contentFiles: ContentFiles.optional() }).transform(
  ({ contentFiles, ...body }): PackageBody =>
    contentFiles && body.materialList.length === 0
      ? {
          ...body,
          materialList: blocksOfFiles(contentFiles),
          ...(isUnreadable(contentFiles) ? { oldFormat: true } : {}),
        }
      : body,
);

/** Words without blocks are words; blocks nobody can read are the old format. */
function isUnreadable({ scriptFiles }: ContentFiles): boolean {
  return scriptFiles.some(
    ({ contentStruc }) => contentStruc.trim() !== '' && !Blocks.safeParse(contentStruc).success,
  );
}

/** A file that stands among the blocks of a text as well counts once. */
function blocksOfFiles(files: ContentFiles): MediaItem[] {
  const found: MediaItem[] = [];
  const all = [...files.scriptFiles, ...files.imageFiles, ...files.videoFiles, ...files.audioFiles];
  for (const block of all.flatMap(blocksOf))
    if (block.url === '' || !found.some(({ url }) => url === block.url)) found.push(block);
  return found;
}

function blocksOf(entry: Entry): MediaItem[] {
  const { imageURL, imageName: name, size, md5 } = entry;
  if (entry.videoURL !== '') return [block({ mediaType: mediaTypes.video, url: entry.videoURL })];
  if (entry.audioURL !== '') return [block({ mediaType: mediaTypes.audio, url: entry.audioURL })];
  if (imageURL !== '') return [block({ mediaType: mediaTypes.image, url: imageURL, name, size, md5 })];
  const structured = Blocks.safeParse(entry.contentStruc).data ?? [];
  if (structured.length > 0) return structured;
  return entry.content === '' ? [] : [block({ mediaType: mediaTypes.text, content: entry.content })];
}

const block = (given: z.input<typeof MediaItem>): MediaItem => MediaItem.parse(given);

const typed = new Map<string, string>(Object.entries(blockTypes).map(([number, name]) => [name, number]));
const Block = z
  .looseObject({ type: z.string() })
  .transform(({ type, ...rest }) => ({ ...rest, mediaType: Number(typed.get(type)) }))
  .pipe(MediaItem);

/** R-ENT-010: a JSON text. */
const Blocks = z
  .string()
  .transform((text, refused) => {
    try {
      const read: unknown = JSON.parse(text);
      return read;
    } catch {
      refused.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(Block).max(200));
