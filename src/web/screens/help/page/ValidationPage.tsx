/** Help page of a validation: purpose, method, rules, norms, accounts and parameters. */
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { GuideValidationPage } from '#api/guide/contract.ts';
import { useGuideValidations, useValidationPage } from '../../../data/guide/guide.ts';
import { pageText } from '../text.es.ts';
import { GuidePage } from './GuidePage.tsx';
import { GuideSections } from './GuideSections.tsx';
import { LegalSources } from './LegalSources.tsx';
import { Neighbours } from './Neighbours.tsx';
import { outlineOf } from './outline.ts';
import { RuleCard } from './RuleCard.tsx';
import { Settings } from './Settings.tsx';

export function ValidationPage() {
  const { key = '' } = useParams();
  const { data: all } = useGuideValidations();
  const { data: page, error, refetch } = useValidationPage(key);
  const outline = useMemo(() => page && outlineOf(page), [page]);
  const known = page ?? all?.find((validation) => validation.key === key);
  return (
    <GuidePage
      key={key}
      title={known?.title}
      summary={known?.summary}
      outline={outline}
      note={page && pageText.facts(page.id, page.weight)}
      failure={error}
      onRetry={() => void refetch()}
    >
      {(marked) =>
        page && (
          <>
            <GuideSections
              sections={page.sections}
              marked={marked}
              parts={{
                rules: <Rules page={page} marked={marked} />,
                legal: <LegalSources sources={page.legal} />,
              }}
            />
            <Settings page={page} marked={marked} />
            {all && <Neighbours all={all} current={key} />}
          </>
        )
      }
    </GuidePage>
  );
}

function Rules({ page, marked }: { page: GuideValidationPage; marked: string }) {
  const sources = new Map(page.legal.map((source) => [source.key, source]));
  return page.rules.map((rule) => (
    <RuleCard
      key={rule.code}
      rule={rule}
      legal={rule.legal.flatMap((key) => sources.get(key) ?? [])}
      marked={marked === rule.code.toLowerCase()}
    />
  ));
}
