/** Deletes a company after its NIT has been typed. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatDay } from '#web/dates.es.ts';
import { useDeleteCompany } from '../../../data/companies/companies.ts';
import { notify } from '../../../data/failures/notices.ts';
import { session, useSession } from '../../../data/session/session.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { LooseField } from '../../../ui/form/Field.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { dangerText as text } from './text.es.ts';
import { isNitOf } from './typed-nit.ts';

export function DeleteCompany({ company, disabled }: { company: Company; disabled: boolean }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv } = company.attributes;
  const remove = useDeleteCompany(company, {
    onSuccess: async ({ data }) => {
      notify(
        { title: text.removed, description: text.removedNote(name, formatDay(data.attributes.goneAt)) },
        'success',
      );
      if (useSession.getState().companyGlobal === company.id) session.selectCompany(null);
      await navigate('/empresas', { replace: true });
    },
    onSettled: () => setAsking(false),
  });
  const confirm = () => {
    if (isNitOf(typed, nit, dv)) remove.mutate();
    else setWrong(true);
  };
  const open = () => {
    setTyped('');
    setWrong(false);
    setAsking(true);
  };
  return (
    <>
      <Button disabled={disabled} onClick={open}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.removeTitle(name)}
        okText={text.remove}
        okDisabled={typed.trim() === ''}
        cancelText={text.cancel}
        pending={remove.isPending}
        onCancel={() => setAsking(false)}
        onOk={confirm}
      >
        <Stack gap={16}>
          <p>{text.removeNote}</p>
          <LooseField label={text.typeNit(formatNit(nit, dv))} error={wrong ? text.otherNit(formatNit(nit, dv)) : null}>
            <Input
              autoComplete="off"
              maxLength={30}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
              onEnter={confirm}
            />
          </LooseField>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
