import { describe, expect, it } from 'vitest';
import { assignmentIn, roleWords } from './role-words.ts';

const role = (roleName: string, companyId: number | null, assignmentId = 1) => ({
  assignmentId,
  jobId: roleName.toLowerCase(),
  jobName: roleName,
  companyId,
});

describe('roleWords', () => {
  it('says what having no role means', () => {
    expect(roleWords({ isRootUser: false, jobs: [] })).toBe('Sin cargo: solo sus preguntas');
    expect(roleWords({ isRootUser: true, jobs: [] })).toBe('Dueño de la suscripción');
  });
  it('names the role in all companies first, then counts the others', () => {
    const roles = [role('Cliente', 4), role('Contador', null), role('Cliente', 5), role('Gerente', 6)];
    expect(roleWords({ isRootUser: false, jobs: roles })).toBe('Contador, Cliente en 2 empresas, Gerente en 1 empresa');
  });
});

describe('assignmentIn', () => {
  it('tells the role in all companies from the one in a company', () => {
    const roles = [role('Cliente', 4, 7), role('Contador', null, 8)];
    expect(assignmentIn({ jobs: roles }, 4)?.assignmentId).toBe(7);
    expect(assignmentIn({ jobs: roles }, null)?.assignmentId).toBe(8);
    expect(assignmentIn({ jobs: roles }, 5)).toBeUndefined();
  });
});
