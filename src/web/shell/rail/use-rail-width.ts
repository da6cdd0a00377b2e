/** Whether the rail is narrow: each kind of screen has its start, and the user's choice for that kind is kept. */
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
