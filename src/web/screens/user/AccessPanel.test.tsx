// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { linkCompanyUser, unlinkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, listRoles, unassignRole } from '#api/users/roles/contract.ts';
import type { Member } from '#api/users/users/contract.ts';
import { madeCompany, madeMember, madeRole } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { useUserChanges } from './use-user-changes.ts';

const roble = madeCompany();
const sabana = { ...madeCompany({ comp_business_name: 'La Sabana S.A.S.' }), id: 8 };
const server = [
  answers(userCompanies, { data: [roble, sabana] }),
  answers(listRoles, { data: [madeRole('Cliente'), madeRole('Gerente')] }),
  answers(linkCompanyUser, undefined),
  answers(unlinkCompanyUser, undefined),
  answers(assignRole, {
    data: {
      id: 5,
      attributes: {
        userId: 2,
        userName: 'Clara Rey',
        jobId: 'gerente',
        jobName: 'Gerente',
        companyId: 7,
        companyName: roble.attributes.comp_business_name,
      },
    },
  }),
  answers(unassignRole, undefined),
];

function Panel({ user, canEdit }: { user: Member; canEdit: boolean }) {
  return <AccessPanel user={user} canEdit={canEdit} canEditGeneral={canEdit} changes={useUserChanges(user.id)} />;
}

function open(attributes: Partial<Member['attributes']>, canEdit = true) {
  const user = madeMember({ status: 'activo', invitationExpiresAt: null, ...attributes });
  return show(<Panel user={user} canEdit={canEdit} />, { server });
}

const picker = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
async function pick(user: UserEvent, from: HTMLElement, role: string) {
  await user.click(from);
  await user.click(await screen.findByRole('option', { name: role }));
}
const changes = (asked: readonly { method: string; path: string; body: unknown }[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

describe('the companies of a user', () => {
  it('are each with the role there; another one holds at once', async () => {
    const { user, asked } = open({ companies: [7] });
    const here = await picker('Cargo de Clara Rey en Distribuidora El Roble S.A.S.');
    expect(here.value).toBe('Sin acceso: asigna un cargo');
    await pick(user, here, 'Gerente');
    await waitFor(() => expect(changes(asked)).toHaveLength(1));
    expect(changes(asked)[0]).toMatchObject({ body: { user_id: 2, job_id: 'gerente', company_id: 7 } });
  });

  it('say what the role in all of them means', async () => {
    const everywhere = { assignmentId: 5, jobId: 'cliente', jobName: 'Cliente', companyId: null };
    const { user, asked } = open({ companies: [7], jobs: [everywhere] });
    const here = await picker('Cargo de Clara Rey en Distribuidora El Roble S.A.S.');
    expect(here.value).toBe('El general: Cliente');
    await pick(user, await picker('Cargo en todas sus empresas'), 'Ninguno');
    await waitFor(() => expect(changes(asked)).toMatchObject([{ method: 'DELETE', path: '/job-assignments/5' }]));
  });

  it('are linked from those that are not, and let go', async () => {
    const { user, asked, notices } = open({ companies: [7] });
    const link = await screen.findByRole<HTMLButtonElement>('button', { name: 'Vincular' });
    expect(link.disabled).toBe(true);
    await user.click(screen.getByRole('combobox', { name: 'Empresa que se vincula' }));
    expect(screen.queryByRole('option', { name: roble.attributes.comp_business_name })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'La Sabana S.A.S.' }));
    await user.click(link);
    await waitFor(() => expect(notices()).toEqual(['Empresa vinculada']));
    await user.click(screen.getByRole('button', { name: 'Desvincular de Distribuidora El Roble S.A.S.' }));
    await waitFor(() => expect(notices()).toEqual(['Empresa vinculada', 'Empresa desvinculada']));
    expect(changes(asked).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /companies/8/users/2',
      'DELETE /companies/7/users/2',
    ]);
  });

  it('that a manager does not see are shown, and left alone', async () => {
    const elsewhere = { assignmentId: 6, jobId: 'cliente', jobName: 'Cliente', companyId: 99 };
    const user = madeMember({ status: 'activo', invitationExpiresAt: null, companies: [7, 99], jobs: [elsewhere] });
    show(<Panel user={user} canEdit />, { server, signedInAs: { isRootUser: false } });
    const there = await picker('Cargo de Clara Rey en Empresa borrada, o que tú no ves');
    expect(there.disabled).toBe(true);
    expect((await picker('Cargo de Clara Rey en Distribuidora El Roble S.A.S.')).disabled).toBe(false);
    expect(screen.getAllByRole('button', { name: /^Desvincular de/ })).toHaveLength(1);
  });

  it('are only shown to who may not change them', async () => {
    open({ companies: [7] }, false);
    expect((await picker('Cargo en todas sus empresas')).disabled).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
