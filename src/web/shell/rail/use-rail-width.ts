/** Collapsed state of the rail: a default for each kind of screen, and the user's stored choice. */
import { useState } from 'react';

const key = (startsNarrow: boolean) => (startsNarrow ? 'rail-of-wide-screens' : 'rail');

function read(startsNarrow: boolean): boolean {
  const kept = localStorage.getItem(key(startsNarrow));
  return kept === null ? startsNarrow : kept === 'narrow';
}

export function useRailWidth(startsNarrow: boolean): [narrow: boolean, toggle: () => void] {
  const [, refresh] = useState(0);
  const narrow = read(startsNarrow);
  const toggle = () => {
    localStorage.setItem(key(startsNarrow), narrow ? 'wide' : 'narrow');
    refresh((count) => count + 1);
  };
  return [narrow, toggle];
}
