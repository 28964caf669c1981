// What breaks inside stays inside: something else stands in its place, and the rest of the page goes on.
import { Component, type ReactNode } from 'react';

export type FencedProps = { readonly instead: ReactNode; readonly children: ReactNode };

export class Fenced extends Component<FencedProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
