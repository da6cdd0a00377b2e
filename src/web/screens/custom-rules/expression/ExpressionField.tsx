/**
 * Expression field: monospace, auto-height, wavy underline at the error. The underline is drawn on a copy of the text
 * behind the field, without pointer events and hidden from screen readers; the message below says the same.
 */
import { useRef } from 'react';
import { LONGEST_EXPRESSION } from '#core/expression/custom-names.ts';
import { useDebounced } from '#web/ui/form/use-debounced.ts';
import { Button } from '../../../ui/control/Button.tsx';
import form from '../../../ui/form/Field.module.css';
import { Offer, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { editorText, snippetText } from '../text.es.ts';
import styles from './Expression.module.css';
import { corrected, type ExpressionProblem, problemOf } from './expression-problem.ts';
import { insertionOf, type SnippetName, snippetNames } from './snippets.ts';

interface ExpressionFieldProps {
  value: string;
  /** Whether the current text has been tried. */
  isTried: boolean;
  /** Read-only. */
  readOnly: boolean;
  /** Error of the last save. */
  serverError: string | undefined;
  onChange: (value: string) => void;
}

const pause = 500;
const id = 'rule-expression';

export function ExpressionField({ value, isTried, readOnly, serverError, onChange }: ExpressionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const settled = useDebounced(value, pause);
  const problem = value.trim() !== '' && settled === value ? problemOf(value) : null;
  const isWrong = problem !== null || serverError !== undefined;

  const insert = (name: SnippetName) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const { text, from, to } = insertionOf(name, value.slice(start, end));
    onChange(value.slice(0, start) + text + value.slice(end));
    select(area, start + from, start + to);
  };
  const goThere = ({ at, length }: ExpressionProblem) => field.current && select(field.current, at, at + length);
  const correct = (wrong: ExpressionProblem) => {
    onChange(corrected(value, wrong));
    const end = wrong.at + (wrong.suggestion?.length ?? 0);
    if (field.current) select(field.current, end, end);
  };

  return (
    <div className={`${form.field} ${styles.item}`}>
      <label htmlFor={id}>{editorText.expression}</label>
      <div className={styles.frame} data-wrong={isWrong}>
        <pre aria-hidden="true" className={styles.behind}>
          <Marked text={value} problem={problem} />
        </pre>
        <textarea
          ref={field}
          id={id}
          className={styles.area}
          value={value}
          readOnly={readOnly}
          maxLength={LONGEST_EXPRESSION}
          placeholder={editorText.expressionPlaceholder}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby="rule-expression-says"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <Offer id="rule-expression-says" className={styles.says} role="status">
        {problem ? (
          <>
            <Text as="p" tone="wrong">
              {problem.sentence}
            </Text>
            <Row gap={4}>
              {problem.suggestion !== null && (
                <Button size="small" onClick={() => correct(problem)}>
                  {editorText.replaceBy(problem.suggestion)}
                </Button>
              )}
              <Button size="small" onClick={() => goThere(problem)}>
                {editorText.goThere}
              </Button>
            </Row>
          </>
        ) : readOnly ? null : (
          <Verdict value={value} isTried={isTried} isSettled={settled === value} serverError={serverError} />
        )}
      </Offer>
      {!readOnly && (
        <Row as="fieldset" wrap gap={4} className={styles.inserts} aria-label={editorText.insert}>
          {snippetNames.map((name) => (
            <Button
              key={name}
              type="dashed"
              size="small"
              title={snippetText[name]}
              aria-label={editorText.insertOf(name, snippetText[name])}
              onClick={() => insert(name)}
            >
              {name}
            </Button>
          ))}
        </Row>
      )}
    </div>
  );
}

/** After React has rendered the new text. */
function select(area: HTMLTextAreaElement, from: number, to: number): void {
  requestAnimationFrame(() => {
    area.focus();
    area.setSelectionRange(from, to);
  });
}

function Marked({ text, problem }: { text: string; problem: ExpressionProblem | null }) {
  // An empty last line needs content to keep its height.
  if (!problem) return `${text} `;
  const { at, length } = problem;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length) || ' '}</mark>
      {`${text.slice(at + length)} `}
    </>
  );
}

interface VerdictProps extends Pick<ExpressionFieldProps, 'value' | 'isTried' | 'serverError'> {
  isSettled: boolean;
}

function Verdict({ value, isTried, serverError, isSettled }: VerdictProps) {
  if (serverError !== undefined)
    return (
      <Text as="p" tone="wrong">
        {serverError}
      </Text>
    );
  if (value.trim() === '') return <p>{editorText.expressionHint}</p>;
  if (!isSettled) return null;
  return (
    <Row as="p" gap={6}>
      <SeverityIcon mark="correcto" /> {isTried ? editorText.understoodTried : editorText.understood}
    </Row>
  );
}
