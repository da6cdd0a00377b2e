/** Second files of a drop: what each was recognised as, of which company and months, and storing them. */
import type { Company } from '#api/companies/companies/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatClock } from '#web/dates.es.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Lines, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { inspectionOf, isSecondReady, type LoadedFile, secondOf } from '../loaded-file.ts';
import { loadText } from '../text.es.ts';
import type { Loading } from '../use-loading.ts';
import { secondText } from './text.es.ts';

interface SecondFilesProps {
  company: Company;
  companies: readonly Company[];
  loading: Loading;
}

export function SecondFiles({ company, companies, loading }: SecondFilesProps) {
  const { seconds, saving } = loading;
  const ready = seconds.filter(isSecondReady);
  return (
    <Panel
      label={secondText.region}
      title={<span role="status">{secondText.title(seconds.length)}</span>}
      note={<span className="small">{secondText.note}</span>}
      actions={
        ready.length > 0 &&
        saving === null && (
          <Button
            type={loading.files.length === 0 ? 'primary' : 'default'}
            onClick={() => void loading.storeSeconds(ready)}
          >
            {secondText.save(ready.length)}
          </Button>
        )
      }
      flush
    >
      <Lines aria-label={secondText.region}>
        {seconds.map((file) => (
          <li key={file.id}>
            <OneFile file={file} company={company} companies={companies} loading={loading} />
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function OneFile({ file, company, companies, loading }: SecondFilesProps & { file: LoadedFile }) {
  const second = secondOf(file)!;
  const { nit, matches } = inspectionOf(file)!.company;
  const name = companies.find(({ id }) => id === file.company)?.attributes.comp_business_name;
  const owner = matches ? (name ?? company.attributes.comp_business_name) : nit === null ? null : formatNit(nit);
  const facts = [owner, secondText.monthsOf(second), second.rows > 0 && secondText.rows(second.rows)];
  const isRefused = second.uploadId === null;
  return (
    <Row wrap align="top" justify="between" gap={12}>
      <Stack gap={2} grow>
        <Text weight="strong">{second.name}</Text>
        <Text tone="muted" overflow="breaks">
          {file.name}
        </Text>
        <Second>{facts.filter(Boolean).join(' · ')}</Second>
        {second.storedAs !== null && <Second>{secondText.already(second.storedAs)}</Second>}
        {second.problems.map((problem) => (
          <SeverityMark key={problem} mark={isRefused ? 'alta' : 'baja'}>
            {problem}
          </SeverityMark>
        ))}
        {file.status.step === 'failed' && <SeverityMark mark="alta">{file.status.message}</SeverityMark>}
      </Stack>
      <Actions file={file} loading={loading} />
    </Row>
  );
}

function Actions({ file, loading }: { file: LoadedFile; loading: Loading }) {
  const { status } = file;
  if (status.step === 'storing') return <Second>{loadText.saving}</Second>;
  if (status.step === 'kept')
    return (
      <span className="small">
        <SeverityMark mark="correcto">{loadText.saved(formatClock(status.at))}</SeverityMark>
      </span>
    );
  return (
    <Row wrap gap={6}>
      <Button size="small" aria-label={loadText.discardFile(file.name)} onClick={() => loading.discard(file.id)}>
        {loadText.discard}
      </Button>
      {status.step === 'failed' && (
        <Button size="small" onClick={() => loading.again(file.id)}>
          {loadText.retry}
        </Button>
      )}
      {isSecondReady(file) && (
        <Button
          size="small"
          aria-label={secondText.saveOne(file.name)}
          onClick={() => void loading.storeSeconds([file])}
        >
          {secondText.save(1)}
        </Button>
      )}
    </Row>
  );
}
