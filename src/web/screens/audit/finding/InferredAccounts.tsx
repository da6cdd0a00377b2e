/** Accounts that a finding rests on and that were not taken by their code: the role of each, and why. */
import { Link } from 'react-router';
import type { FindingDetail } from '#api/audits/audits/findings/contract.ts';
import { parametrizationPath } from '../../../data/routes/company-route.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Section } from '../Section.tsx';
import { findingText } from './text.es.ts';

interface InferredAccountsProps {
  finding: FindingDetail['finding'];
  company: number;
  /** Id of the validation, whose step has the accounts to confirm. */
  validation: number;
}

export function InferredAccounts({ finding: { inferredAccounts = [] }, company, validation }: InferredAccountsProps) {
  if (inferredAccounts.length === 0) return null;
  return (
    <Section title={findingText.inferred.title}>
      <Lines tight>
        {inferredAccounts.map((one) => (
          <li key={one.account}>
            <p>{findingText.inferred.role(one)}</p>
            <p className="small mut">{findingText.inferred.why(one)}</p>
          </li>
        ))}
      </Lines>
      <Text as="p" size="small" above={4}>
        <Link to={parametrizationPath(company, validation)}>{findingText.inferred.confirm}</Link>
      </Text>
    </Section>
  );
}
