/** Step 3: the first balance, from which the company is filled in; what it does not say is asked. Or all by hand. */

import { useState } from 'react';
import type { RegistrationDocument } from '#api/access/registration/contract.ts';
import type { FirstFile } from '#api/balances/first-file/contract.ts';
import type { CompanyInput } from '#api/companies/companies/contract.ts';
import { BasicFields } from '../../company-fields/CompanyFields.tsx';
import { type CompanyValues, formField, inputOf, noValues } from '../../company-fields/form-values.ts';
import { WithCatalogues } from '../../company-fields/WithCatalogues.tsx';
import { useKeepCompanyDraft } from '../../data/access/registration.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { session, useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { FileFacts } from './FileFacts.tsx';
import { FirstFileField } from './FirstFileField.tsx';
import { askedOf, valuesOfFile } from './first-file.ts';
import { Refused } from './Refused.tsx';
import styles from './Register.module.css';
import { dropTyped, keepTyped, readTyped } from './registration-secret.ts';
import { StepHead } from './StepHead.tsx';
import { registerText, companyStepText as text } from './text.es.ts';

const siigoNube = 1;

interface CompanyStepProps {
  registration: RegistrationDocument & { secret: string };
  onDone: () => Promise<void>;
}

export function CompanyStep({ registration: { secret }, onDone }: CompanyStepProps) {
  const partner = useSession((state) => state.alliance) === 'siigo';
  const [read, setRead] = useState(() => readTyped<FirstFile>('file'));
  const [typed] = useState(() => readTyped<CompanyValues>('company'));
  // Without a file, or when it is read wrong.
  const [isByHand, setByHand] = useState(typed !== null && read === null);
  const take = (file: FirstFile | null) => {
    setRead(file);
    setByHand(false);
    dropTyped('company');
    if (file) keepTyped('file', file);
    else dropTyped('file');
  };
  const known = read ? valuesOfFile(read) : noValues;
  return (
    <div className={layout.wide}>
      <StepHead title={text.title} context={text.context} />
      {read ? (
        <FileFacts file={read} onOther={() => take(null)} onCorrect={isByHand ? undefined : () => setByHand(true)} />
      ) : (
        <FirstFileField registration={secret} onRead={take} onByHand={isByHand ? undefined : () => setByHand(true)} />
      )}
      {(read || isByHand) && (
        <CompanyForm
          key={`${read?.fileName} ${isByHand}`}
          secret={secret}
          known={{ ...known, software: known.software ?? (partner ? siigoNube : null), ...typed }}
          asked={isByHand ? undefined : askedOf(known)}
          onDone={onDone}
        />
      )}
    </div>
  );
}

interface CompanyFormProps {
  secret: string;
  known: CompanyValues;
  /** Undefined: all. */
  asked: ReturnType<typeof askedOf> | undefined;
  onDone: () => Promise<void>;
}

function CompanyForm({ secret, known, asked, onDone }: CompanyFormProps) {
  const form = useForm<CompanyValues>();
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
  return (
    <Form<CompanyValues>
      form={form}
      initial={known}
      className={styles.below}
      onEdit={(_, all) => keepTyped('company', { ...known, ...all })}
      onSubmit={(values) => keep.mutate(inputOf({ ...known, ...values }))}
    >
      <WithCatalogues>
        {(catalogues) => (
          <BasicFields
            catalogues={catalogues}
            company={0}
            {...(asked && { only: asked, title: text.asked(asked.length) })}
          />
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
