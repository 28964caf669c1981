// The entries of the sidebar, nested; several parents may be open at once, and in the narrow one a parent opens beside it.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LineIcon } from '../ui/line-icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { Unseen } from '../ui/unseen.tsx';
import { leavesOf, type MenuNode } from './menu-tree.ts';

type NodesProps = {
  readonly nodes: readonly MenuNode[];
  /** The path whose entry is marked. */
  readonly marked: string;
  /** Where one is. */
  readonly here: string;
  readonly isNarrow: boolean;
};

type NodeProps = Omit<NodesProps, 'nodes'> & { readonly node: MenuNode };

export function MenuNodes({ nodes, ...rest }: NodesProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.children.length === 0 && <Leaf {...rest} node={node} />}
          {node.children.length > 0 && rest.isNarrow && <Beside {...rest} node={node} />}
          {node.children.length > 0 && !rest.isNarrow && <Parent {...rest} node={node} />}
        </li>
      ))}
    </ul>
  );
}

/** The entry that is open already opens anew (R-RTE-028). */
const wayTo = ({ url, path }: MenuNode, here: string) =>
  path === here ? `/menuRedirect?path=${encodeURIComponent(url)}` : url;

function Leaf({ node, marked, here, isNarrow }: NodeProps) {
  const { title, icon, url, path, isOutside } = node;
  const content = (
    <>
      <LineIcon name={icon} />
      {isNarrow ? <Unseen>{title}</Unseen> : <span>{title}</span>}
    </>
  );
  const hint = isNarrow ? { title } : {};
  if (isOutside)
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" {...hint}>
        {content}
      </a>
    );
  return (
    <Link to={wayTo(node, here)} {...hint} {...(path === marked ? { 'aria-current': 'page' } : {})}>
      {content}
    </Link>
  );
}

function Parent({ node, ...rest }: NodeProps) {
  const [isOpen, setOpen] = useState(leavesOf([node]).some(({ path }) => path === rest.marked));
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <LineIcon name={node.icon} />
        <span>{node.title}</span>
        <LineIcon name="down" size={12} />
      </button>
      {isOpen && <MenuNodes {...rest} nodes={node.children} />}
    </>
  );
}

function Beside({ node, here }: NodeProps) {
  const navigate = useNavigate();
  const choices = leavesOf(node.children).map((leaf) => ({
    key: leaf.key,
    label: leaf.title,
    icon: <LineIcon name={leaf.icon} />,
    href: leaf.url,
    isOutside: leaf.isOutside,
    onChoose: () => void navigate(wayTo(leaf, here)),
  }));
  return (
    <MenuButton label={node.title} choices={choices} className="">
      <LineIcon name={node.icon} />
    </MenuButton>
  );
}
