// Builds an article from marks in whatever order and nesting they come: groups to a fixed depth, lines within, words within those.
import {
  emptyLine,
  plainMarks,
  type Alignment,
  type Article,
  type Block,
  type Inline,
  type Marks,
} from './article.ts';
import { marksWith } from './article-marks.ts';
import { tidied } from './article-spaces.ts';

export type GroupName = 'ul' | 'ol' | 'li' | 'blockquote';
/** One that lies too deep is `ignored`: what it holds goes to the group around it. */
type Group = {
  readonly name: GroupName | 'root';
  readonly blocks: Block[];
  readonly items: Article[];
  readonly ignored: boolean;
};
type OpenLine = { heading: 2 | 3 | null; align: Alignment; inlines: Inline[]; isWritten: boolean };

const deepest = 8;
const mostMarks = 32;

export class ArticleBuilder {
  readonly #groups: Group[] = [groupOf('root')];
  readonly #open = new Map<string, number>();
  #depth = 0;
  #marks: { name: string; marks: Marks }[] = [];
  #line: OpenLine | null = null;

  words(text: string): void {
    if (this.#line === null && text.trim() === '') return;
    this.#lineNow().inlines.push({ kind: 'words', text, marks: this.#marksNow() });
  }

  lineBreak(): void {
    this.#lineNow().inlines.push({ kind: 'break' });
  }

  /** What stands before it and behind it are lines of their own. */
  picture(url: string): void {
    if (url === '') return;
    const { heading = null, align = 'left' } = this.#line ?? {};
    if (this.#line) this.#line.isWritten = false;
    this.#endLine();
    this.#enterItem();
    this.#blocks().push({ kind: 'picture', url });
    this.#line = { heading, align, inlines: [], isWritten: false };
  }

  /** `isWritten`: it counts even when it stays empty. */
  openLine(heading: 2 | 3 | null, align: Alignment, isWritten: boolean): void {
    this.#endLine();
    this.#enterItem();
    this.#line = { heading, align, inlines: [], isWritten };
  }

  endLine(): void {
    this.#endLine();
  }

  openMarks(name: string, attributes: ReadonlyMap<string, string>): void {
    const marks = marksWith(this.#marksNow(), name, attributes);
    if (marks && this.#marks.length < mostMarks) this.#marks.push({ name, marks });
  }

  /** Those opened within go with it: where marks cross, the words behind are plain. */
  closeMarks(name: string): void {
    const at = this.#marks.findLastIndex((one) => one.name === name);
    if (at >= 0) this.#marks = this.#marks.slice(0, at);
  }

  openGroup(name: GroupName): void {
    this.#endLine();
    const { name: within } = this.#groups.at(-1) ?? groupOf('root');
    const isInList = within === 'ul' || within === 'ol';
    if (name === 'li' && !isInList) {
      if (this.#has('li')) this.closeGroup('li');
      else this.#push('ul');
    }
    if (name !== 'li' && isInList) this.#push('li');
    this.#push(name);
  }

  closeGroup(name: GroupName): void {
    if (!this.#has(name)) return;
    this.#endLine();
    while (this.#pop() !== name);
  }

  finish(): Article {
    this.#endLine();
    while (this.#groups.length > 1) this.#pop();
    const [{ blocks } = groupOf('root')] = this.#groups;
    // Empty lines at the end are seen by nobody.
    return blocks.slice(
      0,
      blocks.findLastIndex((block) => block.kind !== 'line' || block.inlines.length > 0) + 1,
    );
  }

  #has(name: GroupName): boolean {
    return (this.#open.get(name) ?? 0) > 0;
  }

  #push(name: GroupName): void {
    const ignored = this.#depth >= deepest;
    if (!ignored) this.#depth += 1;
    this.#groups.push(ignored ? { name, blocks: this.#blocks(), items: [], ignored } : groupOf(name));
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
  }

  #pop(): Group['name'] {
    const group = this.#groups.pop() ?? groupOf('root');
    const { name, blocks, items, ignored } = group;
    if (name === 'root') return name;
    this.#open.set(name, (this.#open.get(name) ?? 0) - 1);
    if (ignored) return name;
    this.#depth -= 1;
    const outside = this.#groups.at(-1) ?? groupOf('root');
    if (name === 'li') {
      if (blocks.length > 0) outside.items.push(itemOf(blocks));
    } else if (name === 'blockquote') {
      if (blocks.length > 0) outside.blocks.push({ kind: 'quote', blocks });
    } else {
      if (items.length > 0) outside.blocks.push({ kind: 'list', ordered: name === 'ol', items });
    }
    return name;
  }

  /** What stands in a list outside its items is one. */
  #enterItem(): void {
    const { name } = this.#groups.at(-1) ?? groupOf('root');
    if (name === 'ul' || name === 'ol') this.#push('li');
  }

  #blocks(): Block[] {
    return (this.#groups.at(-1) ?? groupOf('root')).blocks;
  }

  #marksNow(): Marks {
    return this.#marks.at(-1)?.marks ?? plainMarks;
  }

  #lineNow(): OpenLine {
    if (this.#line) return this.#line;
    this.#enterItem();
    return (this.#line = { heading: null, align: 'left', inlines: [], isWritten: false });
  }

  #endLine(): void {
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    const inlines = tidied(line.inlines);
    const isEmpty = inlines.length === 0;
    if (isEmpty && (!line.isWritten || line.heading !== null)) return;
    this.#blocks().push({ kind: 'line', heading: line.heading, align: line.align, inlines });
  }
}

function groupOf(name: Group['name']): Group {
  return { name, blocks: [], items: [], ignored: false };
}

/** An item begins with a line, as the editor wants it. */
function itemOf(blocks: Article): Article {
  const [first] = blocks;
  return first?.kind === 'line' && first.heading === null ? blocks : [emptyLine(), ...blocks];
}
