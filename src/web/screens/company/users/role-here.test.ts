import { describe, expect, it } from 'vitest';
import { roleHere } from './role-here.ts';

const role = (roleName: string, companyId: number | null) => ({
  assignmentId: 1,
  jobId: 'x',
  jobName: roleName,
  companyId,
});

describe('roleHere', () => {
  it('joins the role in all companies and the one in this company, once each', () => {
    expect(roleHere({ jobs: [role('Contador', null), role('Cliente', 4), role('Gerente', 5)] }, 4)).toBe(
      'Contador, Cliente',
    );
    expect(roleHere({ jobs: [role('Cliente', null), role('Cliente', 4)] }, 4)).toBe('Cliente');
  });
  it('tells having no role at all from having none here', () => {
    expect(roleHere({ jobs: [] }, 4)).toBe('Sin acceso: no tiene cargo en esta empresa');
    expect(roleHere({ jobs: [role('Cliente', 5)] }, 4)).toContain('Sin acceso');
  });
});
