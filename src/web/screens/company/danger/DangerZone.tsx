/** Danger zone: deactivate, and delete (subscriber only). */
import { type ReactNode, useState } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { useActivateCompany } from '../../../data/companies/companies.ts';
import { notify } from '../../../data/failures/notices.ts';
import { isAdmin, useSession } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Lines, Offer } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { dangerText as text } from './text.es.ts';

export function DangerZone({ company }: { company: Company }) {
  const access = useAccess();
  const isRoot = useSession((state) => state.isRootUser);
  if (access === undefined || isAdmin() || !allows(access, 'empresas.editar', company.id)) return null;
  const mayChange = access.license.mayChange;
  return (
    <Panel title={text.title} flush>
      <Lines as="div">
        <ActiveRow company={company} disabled={!mayChange} />
        {isRoot && (
          <Row name={text.remove} note={text.removeNote}>
            <DeleteCompany company={company} disabled={!mayChange} />
          </Row>
        )}
      </Lines>
    </Panel>
  );
}

function Row({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <Offer>
      <div>
        <h3>{name}</h3>
        <p className="mut">{note}</p>
      </div>
      {children}
    </Offer>
  );
}

function ActiveRow({ company, disabled }: { company: Company; disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const { comp_business_name: name, comp_is_active: isActive } = company.attributes;
  const change = useActivateCompany(company, {
    onSuccess: ({ attributes }) => {
      if (attributes.comp_is_active) notify({ title: text.activated, description: name }, 'success');
      else notify({ title: text.deactivated, description: text.deactivatedNote(name) }, 'success');
    },
    onSettled: () => setAsking(false),
  });
  if (!isActive) {
    return (
      <Row name={text.activateName} note={text.activateNote}>
        <Button disabled={disabled} loading={change.isPending} onClick={() => change.mutate(true)}>
          {text.activate}
        </Button>
      </Row>
    );
  }
  return (
    <Row name={text.deactivateName} note={text.deactivateNote}>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {text.deactivate}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.deactivateTitle(name)}
        okText={text.deactivate}
        cancelText={text.cancel}
        pending={change.isPending}
        onCancel={() => setAsking(false)}
        onOk={() => change.mutate(false)}
      >
        <p>{text.deactivateNote}</p>
      </ConfirmDialog>
    </Row>
  );
}
