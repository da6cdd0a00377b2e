// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkReport, type ReportCheck } from '#api/audits/report-checks/contract.ts';
import { checkStatements, type StatementsCheck } from '#api/statements/statement-checks/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { VerifyReport } from './Screen.tsx';

const at = '2026-03-05T15:00:00.000Z';
const report: ReportCheck = {
  format: 'xlsx',
  period: '2026-02',
  company: { name: 'Ejemplo S.A.S.', nit: '900394374', dv: 4 },
  named: 'same',
  madeAt: at,
  auditedAt: at,
  audit: 'newest',
  told: 'closed',
  signOff: { state: 'closed', at, isOfAudit: true, isOnePerson: true },
  reopenedAt: null,
};

const drop = (file: File) =>
  fireEvent.drop(screen.getByText('Suelta aquí el informe'), { dataTransfer: { files: [file] } });

it('sends the digest of a file and says what report it is', async () => {
  const { asked } = show(<VerifyReport />, { server: [answers(checkReport, { data: report })] });
  drop(new File(['abc'], 'informe.xlsx'));
  await screen.findByText('Ejemplo S.A.S. · 900.394.374-4');
  expect(screen.getByText('febrero de 2026')).toBeDefined();
  expect(screen.getByText('Es la última de ese mes.')).toBeDefined();
  // Not two signatures of two people.
  expect(screen.getByText(/^Cerrado y firmado el 5 mar 2026\. Preparó y revisó la misma persona\./)).toBeDefined();
  expect(screen.queryByText(/dos firmas/)).toBeNull();
  expect(asked.map(({ query }) => query)).toEqual([
    { digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  ]);
});

it('says that a changed file is none', async () => {
  show(<VerifyReport />, {
    server: [answers(checkReport, { data: null }), answers(checkStatements, { data: null })],
  });
  drop(new File(['abd'], 'informe.xlsx'));
  await screen.findByText('Este archivo no es un informe de Cuadre, o alguien lo cambió');
});

it('takes the code of the address, and says that only the file names the company', async () => {
  const reopened = {
    ...report,
    company: null,
    named: null,
    signOff: { state: 'open' as const, at: null, isOfAudit: false, isOnePerson: false },
    reopenedAt: at,
  };
  const { asked, user } = show(<VerifyReport />, {
    address: '/verificar?codigo=K7Q2-4M9X-0TBD',
    server: [answers(checkReport, { data: reopened })],
  });
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  await screen.findByText('El código es de un informe de Cuadre');
  expect(screen.queryByText('Empresa')).toBeNull();
  expect(screen.getByText(/Sin firmas\. Se reabrió el 5 mar 2026/)).toBeDefined();
  expect(asked[0]!.query).toEqual({ code: 'K7Q2-4M9X-0TBD' });
});

const signed: StatementsCheck = {
  ...{ format: 'pdf', period: '2026-02', company: { name: 'Ejemplo S.A.S.', nit: '900394374', dv: 4 }, madeAt: at },
  ...{ preparedBy: 'Ana Ruiz', closedBy: 'Luis Gil', isOnePerson: false, signedAt: at, isAsSigned: true },
  ...{ preparedCard: '196402-T', closedCard: null, namesKept: 'signed', renamed: { name: false, nit: false } },
  ...{ figures: { assets: '1900.00', equity: '1900.00', result: '1000.00', resultToDate: '1000.00' } },
  ...{ standing: 'same', reopenedAt: null },
};

it.each([
  ['same', null, 'Las cifras del mes siguen siendo las que se firmaron.'],
  ['changed', null, 'Las cifras del mes cambiaron después de las firmas.'],
  ['reopened', at, 'El mes ya no está firmado. Se reabrió el 5 mar 2026.'],
] as const)('says who signed statements and when, and what is true now: %s', async (standing, reopenedAt, words) => {
  const { user } = show(<VerifyReport />, {
    address: '/verificar?codigo=K7Q2-4M9X-0TBD',
    server: [
      answers(checkReport, { data: null }),
      answers(checkStatements, { data: { ...signed, standing, reopenedAt } }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  await screen.findByText('El código es de unos estados financieros de Cuadre');
  expect(screen.getByText('Ejemplo S.A.S. · 900.394.374-4')).toBeDefined();
  expect(screen.getByText('El 5 mar 2026. Preparó Ana Ruiz (T. P. 196402-T) y revisó Luis Gil.')).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});

it('says what was signed of a company that is called otherwise today, and what Cuadre does not check', async () => {
  const renamed = {
    ...signed,
    standing: 'renamed' as const,
    renamed: { name: true, nit: false },
    namesKept: 'later' as const,
  };
  const { user } = show(<VerifyReport />, {
    address: '/verificar?codigo=K7Q2-4M9X-0TBD-5RWA',
    server: [answers(checkReport, { data: null }), answers(checkStatements, { data: renamed })],
  });
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  await screen.findByText(/La empresa cambió de nombre después de las firmas/);
  expect(screen.getAllByText(/^\$\s1\.900$/)).toHaveLength(2);
  expect(screen.getByText(/Cuadre no comprueba quién es la empresa.*tarjeta profesional/)).toBeDefined();
  expect(screen.getByText(/Estas firmas son anteriores a que Cuadre guardara los nombres/)).toBeDefined();
});

it('says that one person gave both signatures', async () => {
  const byOne = { ...signed, preparedBy: 'Luis Gil', isOnePerson: true };
  const { user } = show(<VerifyReport />, {
    address: '/verificar?codigo=K7Q2-4M9X-0TBD',
    server: [answers(checkReport, { data: null }), answers(checkStatements, { data: byOne })],
  });
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  await screen.findByText('El 5 mar 2026. Preparó y revisó la misma persona: Luis Gil.');
});
