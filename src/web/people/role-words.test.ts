import { describe, expect, it } from 'vitest';
import { assignmentIn, roleWords } from './role-words.ts';

const job = (jobName: string, companyId: number | null, assignmentId = 1) => ({
  assignmentId,
  jobId: jobName.toLowerCase(),
  jobName,
  companyId,
});

describe('roleWords', () => {
  it('says what having no job means', () => {
    expect(roleWords({ isRootUser: false, jobs: [] })).toBe('Sin cargo: acceso completo');
    expect(roleWords({ isRootUser: true, jobs: [] })).toBe('Dueño de la suscripción');
  });
  it('names the job in all companies first, then counts the others', () => {
    const jobs = [job('Cliente', 4), job('Contador', null), job('Cliente', 5), job('Gerente', 6)];
    expect(roleWords({ isRootUser: false, jobs })).toBe('Contador, Cliente en 2 empresas, Gerente en 1 empresa');
  });
});

describe('assignmentIn', () => {
  it('tells the job in all companies from the one in a company', () => {
    const jobs = [job('Cliente', 4, 7), job('Contador', null, 8)];
    expect(assignmentIn({ jobs }, 4)?.assignmentId).toBe(7);
    expect(assignmentIn({ jobs }, null)?.assignmentId).toBe(8);
    expect(assignmentIn({ jobs }, 5)).toBeUndefined();
  });
});
