// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { guideFormat, guideFormats } from '#api/guide/contract.ts';
import { formatPages } from '#api/guide/pages.ts';
import { getConfiguration } from '#api/service/configuration/contract.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { FormatPage } from './FormatPage.tsx';

const page = (key: string) => formatPages.find((format) => format.key === key)!;

const support = { whatsApp: '', phone: '', email: '' };

function open(key: string) {
  const data = { support, showsRolesDrawer: false, hasPartnerLogo: false, upcoming: [], videos: [] };
  const server = [
    answers(guideFormats, { data: [page(key)] }),
    answers(guideFormat, { data: page(key) }),
    answers(getConfiguration, { data }),
  ];
  const routes = (
    <Routes>
      <Route path="/ayuda/formato/:key" element={<FormatPage />} />
    </Routes>
  );
  return show(routes, { server, address: `/ayuda/formato/${key}` });
}

it('asks to compare the four totals of a program of which no real file was seen', async () => {
  open('helisa');
  await screen.findByText(/^Todavía no hemos visto un archivo real de este programa: comprueba estos cuatro totales/);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Saldo inicial',
    'Débitos',
    'Créditos',
    'Saldo final',
  ]);
});

it('asks nothing of one whose export was read', async () => {
  open('siigo-nube');
  await screen.findByRole('heading', { level: 2, name: /Cómo exportarlo/ });
  expect(screen.queryByText(/Todavía no hemos visto/)).toBeNull();
});
