/** What the books say of the company where its profile is silent: used by the audit, confirmed here or corrected. */
import { Link } from 'react-router';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { allDeduced } from '#core/engine/deduced/all-deduced.ts';
import type { DeducedFact } from '#core/engine/finding.ts';
import { useCompanies, useReadCompaniesAgain, useUpdateCompany } from '../../../data/companies/companies.ts';
import { notify } from '../../../data/failures/notices.ts';
import { companyFactPath } from '../../../data/routes/company-route.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { deducedText } from './text.es.ts';

interface DeducedProps {
  company: number;
  validations: readonly ValidationSummary[];
}

/** Nothing once the profile says it. */
export function DeducedNotice({ company: id, validations }: DeducedProps) {
  const company = useCompanies().data?.find((one) => one.id === id);
  const access = useAccess();
  if (company === undefined || access === undefined) return null;
  const facts = allDeduced(validations).filter(({ field }) => lookUp(company.attributes.profile, field) === undefined);
  if (facts.length === 0) return null;
  return (
    <Notice action={allows(access, 'empresas.editar', id) && <Confirm company={company} facts={facts} />}>
      <Text weight="medium">{deducedText.title}</Text>
      <ul>
        {facts.map(({ field, said, evidence }) => (
          <li key={field}>
            {said}: {evidence}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Confirm({ company, facts }: { company: Company; facts: readonly DeducedFact[] }) {
  const patch = (confirmed: readonly DeducedFact[]) => ({
    profile: {
      ...company.attributes.profile,
      ...Object.fromEntries(confirmed.map(({ field, value }) => [field, value])),
    },
  });
  const readAgain = useReadCompaniesAgain();
  const { mutate, isPending } = useUpdateCompany(company, patch, {
    onSuccess: () => notify({ title: deducedText.saved }, 'success'),
    // Somebody else may have changed the company: the next attempt is made over its version.
    onError: readAgain,
  });
  return (
    <Row gap={12}>
      <Link to={companyFactPath(company.id, facts[0]!.field)}>{deducedText.correct}</Link>
      <Button loading={isPending} onClick={() => mutate(facts)}>
        {deducedText.confirm}
      </Button>
    </Row>
  );
}
