/** Rows of the real height while a list loads; nothing is drawn for the first 200 ms. */
import { uiText } from '../text.es.ts';
import styles from './SkeletonRows.module.css';

/** Width of the bars of each column, in percent of its cell; varied so that it reads as text. */
const widths = [62, 78, 48, 86, 56, 70];

interface SkeletonRowsProps {
  rows: number;
  /** CSS grid columns, as the list itself has them. */
  columns: string;
  /** Row height in pixels. */
  height?: number;
}

export function SkeletonRows({ rows, columns, height = 36 }: SkeletonRowsProps) {
  const cells = columns.split(/\s+(?![^(]*\))/).length;
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">{uiText.loading}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles.row} style={{ gridTemplateColumns: columns, height }} aria-hidden="true">
          {Array.from({ length: cells }, (_, cell) => cell).map((cell) => (
            <i key={cell} style={{ width: `${widths[(row + cell * 2) % widths.length]}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
