/** Skeleton rows in the final height, shown after 200 ms. */
import { uiText } from '../text.es.ts';
import styles from './SkeletonRows.module.css';

/** Bar widths by column in % of the cell; varied to look like text. */
const widths = [62, 78, 48, 86, 56, 70];

interface SkeletonRowsProps {
  rows: number;
  /** CSS grid columns of the list. */
  columns: string;
  /** Row height in px. */
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
            <Bone key={cell} width={`${widths[(row + cell * 2) % widths.length]}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Placeholder of a word. `width`: in px or as in CSS. */
export function Bone({ width }: { width: number | string }) {
  return <i className={styles.bone} style={{ width }} />;
}
