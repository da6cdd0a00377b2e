/** Custom rules of a company: list or editor; company 0 asks for a company. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { readRule } from './custom-rules-view.ts';
import { RuleList } from './list/RuleList.tsx';
import { RulePage } from './rule/RulePage.tsx';
import { ownText } from './text.es.ts';

export function Screen() {
  return (
    <OfCompany title={ownText.title} choose={ownText.chooseCompany}>
      {(company) => <CustomRules key={company} company={company} />}
    </OfCompany>
  );
}

function CustomRules({ company }: { company: number }) {
  const [params] = useSearchParams();
  const rule = readRule(params);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(rule);
  // List to editor counts as a page change: focus moves to the title.
  useEffect(() => {
    if (shown.current === rule) return;
    shown.current = rule;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [rule]);
  return (
    <div ref={page}>
      {rule === null ? <RuleList company={company} /> : <RulePage key={rule} company={company} rule={rule} />}
    </div>
  );
}
