// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { listRoles } from '#api/users/roles/contract.ts';
import { getUser, listUserSessions } from '#api/users/users/contract.ts';
import { madeAccess, madeCompany, madeMember, madeRole } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

/** The page of a user who is linked to `companies`, for a manager who sees company 7. */
function open(companies: number[]) {
  const user = madeMember({ status: 'activo', invitationExpiresAt: null, hasSecondFactor: true, companies });
  const page = (
    <Routes>
      <Route path="/usuario/:user" element={<Screen />} />
    </Routes>
  );
  return show(page, {
    address: '/usuario/2',
    signedInAs: { isRootUser: false },
    server: [
      answers(getUser, { data: user }),
      answers(userCompanies, { data: [madeCompany()] }),
      answers(listRoles, { data: [madeRole('Cliente')] }),
      answers(ownAccess, { data: madeAccess({ account: ['usuarios.ver', 'usuarios.editar'] }) }),
      answers(listUserSessions, { data: [] }),
    ],
  });
}

const general = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Cargo en todas sus empresas' });

describe('the page of a user', () => {
  it('offers a manager what they may do', async () => {
    open([7]);
    expect((await general()).disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Desactivar' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Restablecer' })).toBeDefined();
    await screen.findByText('No tiene sesiones abiertas.');
  });

  it('says that what a user may do elsewhere is not theirs to change', async () => {
    const { asked } = open([7, 99]);
    await screen.findByText(/Trabaja también en empresas que tú no ves/);
    await waitFor(async () => expect((await general()).disabled).toBe(true));
    for (const name of ['Desactivar', 'Restablecer']) expect(screen.queryByRole('button', { name })).toBeNull();
    const here = screen.getByRole<HTMLSelectElement>('combobox', { name: /El Roble/ });
    expect(here.disabled).toBe(false);
    expect(asked.filter(({ path }) => path === '/users/2/sessions')).toEqual([]);
  });
});
