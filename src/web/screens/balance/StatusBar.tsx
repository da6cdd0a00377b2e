/** Below the grid: chosen cells with their sum, what copies them, and the keys. */
import { Copy } from 'lucide-react';
import { formatPesos } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import styles from './Balance.module.css';
import type { Unit } from './balance-view.ts';
import { statusText } from './text.es.ts';

interface StatusBarProps {
  unit: Unit;
  cells: number;
  /** Null where not all chosen cells were read, or they are percents. */
  sum: Cents | null;
  onCopy: (withHeads: boolean) => void;
}

export function StatusBar({ unit, cells, sum, onCopy }: StatusBarProps) {
  const isPhone = useMedia(phone);
  if (isPhone && cells === 0) return null;
  return (
    <Row as="footer" gap={12} justify="between" className={styles.status}>
      {cells === 0 ? (
        <span className="mut">{statusText.unit(unit)}</span>
      ) : (
        <Row gap={12} as="span">
          <span role="status">
            <b>{statusText.cells(cells)}</b>{' '}
            {sum !== null && (
              <>
                <span className="mut">{statusText.sum}</span> <span className="n flush">{formatPesos(sum)}</span>
              </>
            )}
          </span>
          <Button size="small" icon={<Icon of={Copy} />} onClick={() => onCopy(false)}>
            {statusText.copy}
          </Button>
          <Button size="small" onClick={() => onCopy(true)}>
            {statusText.copyWithHeads}
          </Button>
        </Row>
      )}
      {!isPhone && (
        <Row gap={12} as="span" className="mut">
          {statusText.keys.map(({ keys, does }) => (
            <Row key={does} as="span" gap={4}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {does}
            </Row>
          ))}
        </Row>
      )}
    </Row>
  );
}
