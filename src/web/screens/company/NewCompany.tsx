/** Creates a company and opens its audit, to drop the first balance. */
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { inputOf, noValues } from '../../company-fields/form-values.ts';
import { FormSkeleton, WithCatalogues } from '../../company-fields/WithCatalogues.tsx';
import { useCreateCompany } from '../../data/companies/companies.ts';
import { notify } from '../../data/failures/notices.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { useLoader } from '../../data/session/use-loader.ts';
import { useCompanyPlaces } from '../../data/subscription/licenses.ts';
import { newCompanyWords } from '../../data/users/hindrance.es.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { dropDraft, readDraft } from './draft.ts';
import { Recovered } from './form-parts.tsx';
import { companyText } from './text.es.ts';

export function NewCompany() {
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(0));
  // Name and NIT from the balance of an unknown company.
  const [known] = useSearchParams();
  const found = { ...noValues, nit: known.get('nit') ?? '', name: known.get('nombre') ?? '' };
  const why = useHindrance('empresas.editar', null, newCompanyWords);
  // Its notice stands above the form, which would move.
  const places = useCompanyPlaces();

  const create = useCreateCompany({
    // Shown by the form.
    meta: { quiet: true },
    onSuccess: async ({ id, attributes }) => {
      dropDraft(0);
      notify(
        { title: companyText.createdTitle, description: companyText.created(attributes.comp_business_name) },
        'success',
      );
      await navigate(auditPath(id));
    },
  });
  // Its parametrization begins with the predefined one.
  useLoader(create.isPending, 'chartAccounts');

  return (
    <>
      <PageHeader title={companyText.newTitle} context={why === null && companyText.newContext} />
      <HindranceNotice why={why} />
      {why !== null && <Link to="/empresas">{companyText.seeAll}</Link>}
      {places && why === null && <SeatsNotice {...places} />}
      {why === null && places === undefined && <FormSkeleton />}
      {why === null && places !== undefined && (
        <WithCatalogues>
          {(catalogues) => (
            <CompanyForm
              company={0}
              catalogues={catalogues}
              read={noValues}
              start={draft?.values ?? found}
              submitLabel={companyText.create}
              pending={create.isPending}
              onSubmit={(values) => create.mutateAsync(inputOf(values))}
            >
              {draft && <Recovered />}
            </CompanyForm>
          )}
        </WithCatalogues>
      )}
    </>
  );
}

/** Limit of the license, before the form is filled in. */
function SeatsNotice({ used, included }: { used: number; included: number }) {
  const isFull = used >= included;
  return (
    <Notice {...(isFull && { tone: 'warning' })}>
      {companyText.seats(used, included)}
      {isFull && (
        <>
          <Link to="/codigos">{companyText.license}</Link>.
        </>
      )}
    </Notice>
  );
}
