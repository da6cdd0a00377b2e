// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openClientReport } from '#api/audits/audits/client-report/contract.ts';
import { madeSheet } from '../../../../tests/support/web/made-sheet.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { LinkedReport } from './LinkedReport.tsx';

const token = 't'.repeat(43);
const opened = { sheet: madeSheet(), logo: null, code: 'YW33-H3VW-SYZ6-BY9Q', expiresOn: '2026-04-30' };

it('shows what was found, what is needed and where to answer, in the name of the firm', async () => {
  show(<LinkedReport />, {
    address: `/informe#${token}`,
    signedOut: true,
    server: [answers(openClientReport, { data: { ...opened, answers: 'open' as const } })],
  });
  await screen.findByRole('heading', { level: 1, name: 'Informe de marzo de 2026' });
  screen.getByText('Don Jairo:');
  expect(screen.getByRole('link', { name: 'Responder el punto' }).getAttribute('href')).toBe(`/pregunta#${token}`);
  const [found] = screen.getAllByRole('table');
  expect(within(found!).getAllByRole('row').at(-1)?.textContent).toMatch(/Total en riesgo\s*6\.550\.000/);
  // A company's number has its check digit, a person's has none.
  screen.getByText('890.903.938-8');
  screen.getByText('52.123.456');
  expect(screen.getAllByText('Verifique este informe: YW33-H3VW-SYZ6-BY9Q')).toHaveLength(2);
});

it('that is over says so, without name or form', async () => {
  show(<LinkedReport />, {
    address: `/informe#${token}`,
    signedOut: true,
    server: [refuses(openClientReport, 410, { error: 'report.gone', message: 'Ya no.' })],
  });
  await screen.findByRole('heading', { name: 'Este enlace ya no abre nada' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
