import { describe, expect, it } from 'vitest';
import { roleHere } from './role-here.ts';

const job = (jobName: string, companyId: number | null) => ({ assignmentId: 1, jobId: 'x', jobName, companyId });

describe('roleHere', () => {
  it('joins the job in all companies and the one in this company, once each', () => {
    expect(roleHere({ jobs: [job('Contador', null), job('Cliente', 4), job('Gerente', 5)] }, 4)).toBe(
      'Contador, Cliente',
    );
    expect(roleHere({ jobs: [job('Cliente', null), job('Cliente', 4)] }, 4)).toBe('Cliente');
  });
  it('tells having no job at all from having none here', () => {
    expect(roleHere({ jobs: [] }, 4)).toBe('Acceso completo');
    expect(roleHere({ jobs: [job('Cliente', 5)] }, 4)).toContain('Sin acceso');
  });
});
