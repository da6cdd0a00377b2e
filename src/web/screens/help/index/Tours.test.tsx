// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { show } from '../../../../../tests/support/web/show.tsx';
import { session } from '../../../data/session/session.ts';
import { Tours } from './Tours.tsx';

it('leads to the screen of each tour of the company, which begins it', () => {
  show(<Tours />);
  expect(screen.queryByRole('link')).toBeNull();
  act(() => session.selectCompany(madeCompany()));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/\d{4}-\d\d/, 'MES'));
  expect(links).toEqual([
    '/empresa/7/servicio/edicion-plan-cuentas/1?recorrido=validations_edition',
    '/empresa/7/servicio/plan-cuentas?recorrido=chart_accounts',
    '/empresa/7/servicio/auditoria?recorrido=audit',
    '/empresa/7/servicio/auditoria?mes=MES&recorrido=no_data_audit',
    '/empresa/7/servicio/edicion-informe-financiero/1?recorrido=financial_report',
  ]);
});
