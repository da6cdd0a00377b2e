/** Box for the pasted lines, numbered like the rows that answer them. */
import { useId } from 'react';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { OwnBooks } from './OwnBooks.tsx';
import styles from './Screen.module.css';
import { dianText as text } from './text.es.ts';

interface LinesProps {
  pasted: string;
  /** Lines that are not empty. */
  count: number;
  problem: string | null;
  isPending: boolean;
  onChange: (pasted: string) => void;
  onClear: () => void;
  onLookUp: () => void;
  /** Those of a balance, to be looked up. */
  onLines: (lines: string[]) => void;
}

export function Lines({ pasted, count, problem, isPending, onChange, onClear, onLookUp, onLines }: LinesProps) {
  const id = useId();
  const numbers = pasted.split('\n').map((_, index) => index + 1);
  return (
    <Panel label={text.label} flush>
      <label htmlFor={id} className={styles.label}>
        {text.label}
      </label>
      <div className={styles.box} data-wrong={problem !== null || undefined}>
        <pre aria-hidden="true">{numbers.join('\n')}</pre>
        <textarea
          id={id}
          rows={numbers.length}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          value={pasted}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onLookUp();
          }}
        />
      </div>
      <Row inset justify="between" wrap>
        <span id={`${id}-note`} role="status">
          <Text size="small" tone={problem === null ? 'muted' : 'wrong'}>
            {problem ?? text.lines(count)}
          </Text>
        </span>
        <Row>
          <Button type="text" onClick={onClear}>
            {text.clear}
          </Button>
          <Button type="primary" loading={isPending} onClick={onLookUp}>
            {text.lookUp}
          </Button>
        </Row>
      </Row>
      <OwnBooks onLines={onLines} />
    </Panel>
  );
}
