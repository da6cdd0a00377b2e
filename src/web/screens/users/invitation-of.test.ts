import { describe, expect, it } from 'vitest';
import { invitationOf, noInvitation } from './invitation-of.ts';

const ana = { ...noInvitation, name: ' Ana Ruiz ', email: 'ana@ejemplo.co', companies: [4, 5] };

describe('an invitation', () => {
  it('gives one role in all companies', () => {
    expect(invitationOf({ ...ana, role: 'cliente' })).toEqual({
      user_name: 'Ana Ruiz',
      user_email: 'ana@ejemplo.co',
      company_ids: [4, 5],
      jobs: [{ job_id: 'cliente', company_id: null }],
    });
  });
  it('gives each chosen company its role, and nothing to a company that is no longer chosen', () => {
    const roles = { 4: 'cliente', 5: 'contador', 6: 'gerente' };
    expect(invitationOf({ ...ana, perCompany: true, role: 'gerente', roles }).jobs).toEqual([
      { job_id: 'cliente', company_id: 4 },
      { job_id: 'contador', company_id: 5 },
    ]);
  });
});
