// What the editor can hold: exactly what an article can, and the keys for it.
import { alignments } from '@herald/contract/article.ts';
import { webAddress } from '@herald/contract/article-marks.ts';
import { Extension, Mark, Node, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** It stands on a line of its own; what it shows is described where the pictures of the post are. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' } }),
  renderHTML: ({ HTMLAttributes }) => ['img', { src: String(HTMLAttributes['src']), alt: '' }],
});

const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({ colour: { default: null, renderHTML: () => ({}) } }),
  renderHTML: ({ mark }) => ['span', { style: `color: ${String(mark.attrs['colour'])}` }, 0],
});

const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: 'left',
          keepOnSplit: true,
          renderHTML: ({ align }) => (align === 'left' ? {} : { style: `text-align: ${String(align)}` }),
        },
      },
    },
  ],
  addKeyboardShortcuts() {
    const keys: Record<string, (typeof alignments)[number]> = {
      l: 'left',
      e: 'center',
      r: 'right',
      j: 'justify',
    };
    return Object.fromEntries(
      Object.entries(keys).map(([key, align]) => [
        `Mod-Shift-${key}`,
        () =>
          this.editor
            .chain()
            .updateAttributes('paragraph', { align })
            .updateAttributes('heading', { align })
            .run(),
      ]),
    );
  },
});

export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => webAddress(address ?? '') !== null,
    },
  }),
  Picture,
  Colour,
  Alignment,
];
