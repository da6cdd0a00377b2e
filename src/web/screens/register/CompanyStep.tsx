/** Step 3: first company, with the check digit of the NIT computed while typing. */

import type { RegistrationDocument } from '#api/access/registration/contract.ts';
import type { CompanyInput } from '#api/companies/companies/contract.ts';
import { BasicFields, PlaceFields } from '../../company-fields/CompanyFields.tsx';
import { type CompanyValues, formField, inputOf, noValues } from '../../company-fields/form-values.ts';
import { WithCatalogues } from '../../company-fields/WithCatalogues.tsx';
import { useKeepCompanyDraft } from '../../data/access/registration.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { session, useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import layout from '../../ui/form/Form.module.css';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Refused } from './Refused.tsx';
import { keepTyped, readTyped } from './registration-secret.ts';
import { StepHead } from './StepHead.tsx';
import { registerText, companyStepText as text } from './text.es.ts';

const siigoNube = 1;

interface CompanyStepProps {
  registration: RegistrationDocument & { secret: string };
  onDone: () => Promise<void>;
}

export function CompanyStep({ registration: { secret }, onDone }: CompanyStepProps) {
  const form = useForm<CompanyValues>();
  const partner = useSession((state) => state.alliance) === 'siigo';
  const start = readTyped<CompanyValues>('company') ?? { ...noValues, software: partner ? siigoNube : null };
  const keep = useKeepCompanyDraft<CompanyInput>(secret, {
    meta: { quiet: true },
    onSuccess: async (_, { rety_id }) => {
      session.setRegimen(rety_id);
      await onDone();
    },
    onError: (failure) => {
      const fields = failure instanceof ApiError ? failure.fields : [];
      form.setErrors(
        fields.flatMap(({ field, message }) => {
          const name = formField(field.replace(/^company\./, ''));
          return name ? [{ name, errors: [message] }] : [];
        }),
      );
    },
  });
  const edit = (changed: Partial<CompanyValues>) => {
    // A municipality belongs to its department.
    if ('department' in changed) form.set({ city: null });
    keepTyped('company', { ...noValues, ...form.values() });
  };
  return (
    <Form<CompanyValues>
      form={form}
      className={layout.form}
      initial={start}
      onEdit={edit}
      onSubmit={(values) => keep.mutate(inputOf({ ...noValues, ...values }))}
    >
      <StepHead title={text.title} context={text.context} />
      <WithCatalogues>
        {(catalogues) => (
          <>
            <BasicFields catalogues={catalogues} company={0} />
            <PlaceFields catalogues={catalogues} />
          </>
        )}
      </WithCatalogues>
      <Refused failure={keep.error} />
      <FormButtons atStart>
        <Button type="primary" htmlType="submit" size="large" loading={keep.isPending}>
          {registerText.next}
        </Button>
      </FormButtons>
    </Form>
  );
}
