/** Asks once for who certifies the statements of a company, and keeps it in its data. */
import { useState } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import type { CertifierRole } from '#core/call/signers.ts';
import { type CompanyValues, patchOf, valuesOf } from '../../../company-fields/form-values.ts';
import { certifierFields } from '../../../company-fields/SignerFields.tsx';
import { useCompany, useRereadCompany, useUpdateCompany } from '../../../data/companies/companies.ts';
import { notify } from '../../../data/failures/notices.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { focusAfter } from '../../../ui/page/focus-after.ts';
import { signOffText as text } from './text.es.ts';

type SignerValues = Pick<CompanyValues, 'representative' | 'representativeDocument' | 'accountant' | 'accountantCard'>;

interface MissingSignersProps {
  company: number;
  missing: readonly CertifierRole[];
}

export function MissingSigners({ company, missing }: MissingSignersProps) {
  const access = useAccess();
  const { data } = useCompany(company);
  if (isAdmin() || access === undefined || data === undefined) return null;
  if (!allows(access, 'empresas.editar', company))
    return (
      <Text as="p" tone="muted" inset>
        {text.signersOfOthers}
      </Text>
    );
  return <Asked company={data} missing={missing} />;
}

const shown = ({
  representative,
  representativeDocument,
  accountant,
  accountantCard,
}: CompanyValues): SignerValues => ({
  ...{ representative, representativeDocument, accountant, accountantCard },
});

function Asked({ company, missing }: { company: Company; missing: readonly CertifierRole[] }) {
  const [isEmpty, setEmpty] = useState(false);
  const reread = useRereadCompany(company.id);
  const patch = (typed: SignerValues) => patchOf(company, { ...valuesOf(company), ...typed });
  const { mutate, isPending } = useUpdateCompany(company, patch, {
    onSuccess: () => notify({ title: text.signersSaved }, 'success'),
    // Somebody else may have changed the company: the next attempt is made over its version.
    onError: () => void reread().catch(() => null),
  });
  const save = (typed: SignerValues) => {
    const saysNothing = Object.keys(patch(typed)).length === 0;
    setEmpty(saysNothing);
    if (!saysNothing) mutate(typed);
  };
  return (
    <Stack inset>
      <Form<SignerValues> initial={shown(valuesOf(company))} onSubmit={save}>
        <FieldGrid>
          {missing.map((role) => {
            const Fields = certifierFields[role];
            return <Fields key={role} />;
          })}
        </FieldGrid>
        {isEmpty && (
          <Text as="p" tone="wrong" size="small" role="alert">
            {text.signersEmpty}
          </Text>
        )}
        <Button ref={focusAfter} htmlType="submit" loading={isPending}>
          {text.saveSigners}
        </Button>
      </Form>
    </Stack>
  );
}
