// Breaks while it is made: it names a variable that nobody ever declared.
import { Component, type ReactNode } from 'react';

export class NamesNothing extends Component {
  readonly found = Reflect.get(globalThis, 'undeclared') ?? missing();

  override render(): ReactNode {
    return <p>{String(this.found)}</p>;
  }
}

function missing(): never {
  throw new ReferenceError('undeclared is not defined');
}
