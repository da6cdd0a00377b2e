/** A drop decided as a whole: companies to create, places of the license, doubts answered once, and one button. */
import { useState } from 'react';
import { Link } from 'react-router';
import { useIncomeTaxRegimes } from '../../../../data/catalogues.ts';
import { useCompanyPlaces } from '../../../../data/subscription/licenses.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Meter } from '../../../../ui/control/ProgressBar.tsx';
import { Radios } from '../../../../ui/control/Radios.tsx';
import { Columns, Lines, Offer, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../../ui/mark/Sign.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import type { FileTableProps } from '../files/file-table-props.ts';
import { CompanyTable } from './CompanyTable.tsx';
import { type Doubt, type DoubtChoices, doubts, inDoubt, newCompanies, planOf, usualChoices } from './drop-plan.ts';
import { batchText as text } from './text.es.ts';

export function BatchPanel(props: FileTableProps) {
  const { loading, companies } = props;
  const { files, batch } = loading;
  const [choices, setChoices] = useState<DoubtChoices>(usualChoices);
  const [usualRegime, setUsualRegime] = useState<number | null>(null);
  /** Chosen for a company, by NIT. */
  const [regimes, setRegimes] = useState<ReadonlyMap<string, number>>(new Map());
  const offered = useIncomeTaxRegimes();
  const places = useCompanyPlaces();
  const fresh = newCompanies(files);
  const doubtful = inDoubt(files);
  const plan = planOf(files, choices, places ? Math.max(0, places.included - places.used) : null);
  const usual = usualRegime ?? offered[0]?.value ?? null;
  const stored = plan.created.reduce((sum, { files: own }) => sum + own.length, 0) + plan.known.length;
  const balances = files.filter(({ status }) => 'inspection' in status && status.inspection?.readable).length;
  const isReading = files.some(({ status }) => status.step === 'waiting' || status.step === 'sending');
  const waiting = doubtful.unreadable.length - (choices.unreadable === 'discard' ? doubtful.unreadable.length : 0);
  const go = () =>
    usual !== null && void batch.send({ plan, companies, regimeOf: ({ nit }) => regimes.get(nit) ?? usual });
  return (
    <Panel title={text.title(fresh.length, balances)} label={text.region} flush>
      <Columns of="minmax(0, 1fr) minmax(0, 1fr) auto" until="tablet" gap={24} rowGap={12} inset align="start">
        {fresh.length > 0 ? (
          <Stack gap={4} align="start">
            <Text size="small" tone="muted">
              {text.regime}
            </Text>
            <Select
              width={240}
              aria-label={text.regime}
              options={offered}
              value={usual}
              onChange={(value) => setUsualRegime(value)}
            />
          </Stack>
        ) : (
          <span />
        )}
        {fresh.length > 0 && places ? <Places {...places} fresh={plan.created.length} left={plan.left} /> : <span />}
        <Stack gap={6}>
          <Button
            type="primary"
            size="large"
            loading={batch.isSending}
            disabled={isReading || stored === 0 || usual === null}
            onClick={go}
          >
            {text.go(plan.created.length, stored)}
          </Button>
          {waiting > 0 && <Second>{text.later(waiting)}</Second>}
        </Stack>
      </Columns>
      <Lines>
        {doubts.map(
          (doubt) =>
            doubtful[doubt].length > 0 && (
              <DoubtLine
                key={doubt}
                doubt={doubt}
                count={doubtful[doubt].length}
                value={choices[doubt]}
                onChange={(value) => setChoices((before) => ({ ...before, [doubt]: value }))}
              />
            ),
        )}
      </Lines>
      {fresh.length > 0 && (
        <CompanyTable
          {...props}
          fresh={fresh}
          regimes={offered}
          regimeOf={({ nit }) => regimes.get(nit) ?? usual}
          onRegime={(nit, regime) => setRegimes((before) => new Map([...before, [nit, regime]]))}
        />
      )}
    </Panel>
  );
}

interface DoubtLineProps {
  doubt: Doubt;
  count: number;
  value: 'keep' | 'discard';
  onChange: (value: 'keep' | 'discard') => void;
}

function DoubtLine({ doubt, count, value, onChange }: DoubtLineProps) {
  const title = text.doubtTitle(doubt, count);
  return (
    <Offer as="li">
      <Row align="top" gap={10}>
        <Sign>
          <SeverityIcon mark={doubt === 'unreadable' ? 'informativa' : 'media'} />
        </Sign>
        <div>
          <Text weight="medium">{title}</Text>
          <Second>{text.doubtNote(doubt)}</Second>
        </div>
      </Row>
      <Radios
        aria-label={title}
        value={value}
        onChange={onChange}
        options={[
          { value: 'keep', label: text.keep(doubt, count) },
          { value: 'discard', label: text.discard(count) },
        ]}
      />
    </Offer>
  );
}

interface LicensePlaces {
  used: number;
  included: number;
}

function Places({ used, included, fresh, left }: LicensePlaces & { fresh: number; left: number }) {
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {text.license}
      </Text>
      <Row gap={12} style={{ minHeight: 32 }}>
        <div style={{ width: 160 }}>
          <Meter share={included === 0 ? 1 : Math.min(1, (used + fresh) / included)} isFull={left > 0} />
        </div>
        <Text weight="medium" figures>
          {text.places(used, fresh, included)}
        </Text>
      </Row>
      <Second>
        {text.placesNote(used, fresh, left)} {left > 0 && <Link to="/codigos">{text.moreSeats}</Link>}
      </Second>
    </Stack>
  );
}
