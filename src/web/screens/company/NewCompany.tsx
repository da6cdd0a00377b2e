/** Creates a company and goes to its audit, where its first balance is dropped. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { createCompany } from '#api/companies/companies/contract.ts';
import { type CompanyValues, inputOf, noValues } from '../../company-fields/form-values.ts';
import { WithCatalogues } from '../../company-fields/WithCatalogues.tsx';
import { companiesQuery } from '../../data/companies/companies.ts';
import { notify } from '../../data/failures/notices.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { call } from '../../data/transport/api.ts';
import { newCompanyWords } from '../../data/users/hindrance.es.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { dropDraft, readDraft } from './draft.ts';
import { Recovered } from './form-parts.tsx';
import { companyText } from './text.es.ts';

/** One key for each document: when an answer is lost and the person insists, there are not two companies. */
function useIntention(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export function NewCompany() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [draft] = useState(() => readDraft(0));
  // A balance of a company that is not there yet says its name and NIT.
  const [known] = useSearchParams();
  const found = { ...noValues, nit: known.get('nit') ?? '', name: known.get('nombre') ?? '' };
  const intention = useIntention();
  const why = useHindrance('empresas.editar', null, newCompanyWords);

  const create = async (values: CompanyValues) => {
    const body = inputOf(values);
    const { data: company } = await call(createCompany, { body, idempotencyKey: intention(body) });
    dropDraft(0);
    cache.setQueryData(companiesQuery.queryKey, (companies) => [...(companies ?? []), company]);
    await cache.invalidateQueries({ queryKey: companiesQuery.queryKey });
    const { comp_business_name: name } = company.attributes;
    notify({ title: companyText.createdTitle, description: companyText.created(name) }, 'success');
    await navigate(auditPath(company.id));
  };

  return (
    <>
      <PageHeader title={companyText.newTitle} context={why === null && companyText.newContext} />
      <HindranceNotice why={why} />
      {why !== null && <Link to="/empresas">{companyText.seeAll}</Link>}
      {why === null && (
        <WithCatalogues>
          {(catalogues) => (
            <CompanyForm
              company={0}
              catalogues={catalogues}
              read={noValues}
              start={draft?.values ?? found}
              submitLabel={companyText.create}
              onSubmit={create}
            >
              {draft && <Recovered />}
            </CompanyForm>
          )}
        </WithCatalogues>
      )}
    </>
  );
}
