/** A list whose items never change places while they are shown, so that they need no keys. */
import { createElement, Fragment, type ReactNode } from 'react';

export function inOrder<Item>(items: readonly Item[], draw: (item: Item, place: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}
