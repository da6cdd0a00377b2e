/** What was read in the first balance. */
import type { FirstFile } from '#api/balances/first-file/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { SeverityMark } from '../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { valuesOfFile } from './first-file.ts';
import { fileText as text } from './text.es.ts';

interface FileFactsProps {
  file: FirstFile;
  onOther: () => void;
  /** Undefined: the fields are shown already. */
  onCorrect: (() => void) | undefined;
}

export function FileFacts({ file, onOther, onCorrect }: FileFactsProps) {
  const { name, nit } = valuesOfFile(file);
  const period = parsePeriod(file.period ?? '');
  return (
    <Panel
      title={text.title(file.fileName)}
      actions={
        <Row>
          {onCorrect && (
            <Button type="inline" onClick={onCorrect}>
              {text.correct}
            </Button>
          )}
          <Button type="inline" onClick={onOther}>
            {text.other}
          </Button>
        </Row>
      }
    >
      <Facts
        facts={[
          [text.name, name],
          [text.nit, nit && <span className="n flush">{nit}</span>],
          [text.software, file.formatName],
          [text.month, period && text.monthOf(period)],
          [text.size, text.sizeOf(file.rows, file.thirdParties)],
          [
            text.proof,
            <SeverityMark key="proof" mark={file.balanced ? 'correcto' : 'alta'}>
              {file.balanced ? text.balanced : text.unbalanced}
            </SeverityMark>,
          ],
        ]}
      />
    </Panel>
  );
}
