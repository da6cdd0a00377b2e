/** Static list: items never reorder, so no keys are needed. */
import { createElement, Fragment, type ReactNode } from 'react';

export function inOrder<Item>(items: readonly Item[], draw: (item: Item, place: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}
