/** Keys of the table: one row is reached by Tab, the arrows move from it, open and close. */

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { StatementRow } from './rows.ts';

/** Rows of a page. */
const PAGE = 15;

interface RowKeys {
  body: RefObject<HTMLElement | null>;
  rows: readonly StatementRow[];
  onTurn: (key: string) => void;
}

/** `stop`: key of the row that Tab reaches. The row that the hash of the address names is shown and focused first. */
export function useRowKeys({ body, rows, onTurn }: RowKeys): { stop: string; press: (event: KeyboardEvent) => void } {
  const named = useLocation().hash.slice(1);
  const [chosen, setChosen] = useState(named);
  const moves = useRef(named !== '');
  const stop = rows.some(({ node }) => node.key === chosen) ? chosen : (rows[0]?.node.key ?? '');
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  });
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = rows.findIndex(({ node }) => node.key === target.dataset.row);
    const row = rows[place];
    if (row === undefined) return;
    const move = (to: number) => {
      moves.current = true;
      setChosen(rows[Math.min(rows.length - 1, Math.max(0, to))]!.node.key);
    };
    const turnRow = () => {
      moves.current = true;
      setChosen(row.node.key);
      onTurn(row.node.key);
    };
    const above = rows.slice(0, place).findLastIndex(({ depth }) => depth < row.depth);
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(place + 1),
      ArrowUp: () => move(place - 1),
      PageDown: () => move(place + PAGE),
      PageUp: () => move(place - PAGE),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      ArrowRight: () => (row.isOpen === false ? turnRow() : move(row.isOpen ? place + 1 : place)),
      ArrowLeft: () => (row.isOpen ? turnRow() : move(above < 0 ? place : above)),
      ' ': () => row.isOpen !== undefined && turnRow(),
      Enter: () => (row.isOpen === undefined ? target.querySelector('a')?.click() : turnRow()),
    };
    const act = lookUp(acts, event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { stop, press };
}
