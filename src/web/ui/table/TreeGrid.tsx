/** Tree grid of blocks, as a table cannot draw only the rows in view at their places. */
import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './TreeGrid.module.css';

interface TreeGridProps {
  label: string;
  /** Without the header. */
  rows: number;
  /** Several rows can be selected. */
  isMultiple?: true;
  onKeyDown: (event: KeyboardEvent) => void;
  /** `TreeHead`s; the class names the columns of the grid. */
  head: ReactNode;
  headClass: string | undefined;
  /** Of the rows. */
  ref: Ref<HTMLDivElement>;
  /** px of all rows. */
  height: number;
  /** The rows in view. */
  children: ReactNode;
}

export function TreeGrid({
  label,
  rows,
  isMultiple,
  onKeyDown,
  head,
  headClass,
  ref,
  height,
  children,
}: TreeGridProps) {
  const grid = {
    role: 'treegrid',
    'aria-label': label,
    'aria-rowcount': rows + 1,
    'aria-multiselectable': isMultiple,
    onKeyDown,
  };
  const headRow = { role: 'row', 'aria-rowindex': 1 };
  return (
    <div {...grid}>
      <div {...headRow} className={`${styles.head} ${headClass}`}>
        {head}
      </div>
      <div ref={ref} {...{ role: 'rowgroup' }} className={styles.rows} style={{ height }}>
        {children}
      </div>
    </div>
  );
}

export interface TreeRowPlace {
  style: CSSProperties;
  /** From 2: after the header. */
  rowIndex: number;
  /** Reached by Tab. */
  isStop: boolean;
}

interface TreeRowProps extends HTMLAttributes<HTMLDivElement> {
  place: TreeRowPlace;
  /** 0 for the roots. */
  depth: number;
  /** Undefined without rows below. */
  isExpanded: boolean | undefined;
  isSelected: boolean;
  label: string;
}

export function TreeRow({ place, depth, isExpanded, isSelected, label, className, ...rest }: TreeRowProps) {
  const row = {
    role: 'row',
    tabIndex: place.isStop ? 0 : -1,
    'aria-level': depth + 1,
    'aria-rowindex': place.rowIndex,
    'aria-expanded': isExpanded,
    'aria-selected': isSelected,
    'aria-label': label,
  };
  const style = { ...place.style, '--depth': depth } as CSSProperties;
  return <div {...row} className={`${styles.row} ${className}`} style={style} {...rest} />;
}

/** Roles of the cells. */
export const treeCell = { role: 'gridcell' };
export const treeRowHeader = { role: 'rowheader' };
export const treeHead = { role: 'columnheader' };
