/** Under which key the scroll position of a page is kept. */
import type { Location } from 'react-router';

/**
 * First pages of a document all have the key `default`: theirs is the address, so that a pasted link goes to its section and
 * not to where the page before it was left.
 */
export function placeKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
