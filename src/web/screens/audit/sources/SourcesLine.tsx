/** Which sources a month has: «Balance ✓ · Documentos DIAN ✓ · Planilla – Traer». */
import { lazy, Suspense, useState } from 'react';
import type { Period } from '#core/calendar/period.ts';
import { periodKey } from '#core/calendar/period.ts';
import { useSources } from '../../../data/balances/source-files.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { sourcesText } from './text.es.ts';

const SourcesDrawer = lazy(async () => ({ default: (await import('./SourcesDrawer.tsx')).SourcesDrawer }));

/** Sources that the line names although they are missing: the first of the list; the others are one link. */
const NAMED = 2;

interface SourcesLineProps {
  company: number;
  period: Period;
  /** Null: the user may not load. */
  onLoad: (() => void) | null;
}

export function SourcesLine({ company, period, onLoad }: SourcesLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useSources(company, periodKey(period));
  if (data === undefined) return null;
  const named = data.filter(({ isLoaded }, at) => isLoaded || at < NAMED);
  const others = data.length - named.length;
  return (
    <>
      <Row as="span" wrap gap={12} rowGap={0} className="small" role="group" aria-label={sourcesText.region}>
        <Row as="span" inline gap={4}>
          {sourcesText.balance} <Tick />
        </Row>
        {named.map(({ key, shortName, isLoaded }) => (
          <Row as="span" inline gap={4} key={key}>
            {isLoaded ? (
              <>
                <Button
                  type="link"
                  size="small"
                  aria-label={sourcesText.see(shortName)}
                  onClick={() => setIsOpen(true)}
                >
                  {shortName}
                </Button>
                <Tick />
              </>
            ) : (
              <>
                <Text tone="muted">
                  {shortName} <span aria-hidden="true">–</span>
                  <span className="sr">{sourcesText.missing}</span>
                </Text>
                {onLoad && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={sourcesText.bringOf(shortName)}
                    onClick={() => setIsOpen(true)}
                  >
                    {sourcesText.bring}
                  </Button>
                )}
              </>
            )}
          </Row>
        ))}
        {others > 0 && (
          <Button type="link" size="small" onClick={() => setIsOpen(true)}>
            {sourcesText.more(others)}
          </Button>
        )}
      </Row>
      {isOpen && (
        <Suspense>
          <SourcesDrawer
            company={company}
            period={period}
            sources={data}
            onLoad={onLoad}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Tick() {
  return (
    <>
      <SeverityIcon mark="correcto" size={12} />
      <span className="sr">{sourcesText.loaded}</span>
    </>
  );
}
