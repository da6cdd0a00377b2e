// @vitest-environment happy-dom
/** Results of the help: rules of the company's own books first, screens at their address. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { searchCompany } from '#api/audits/explorer/search/contract.ts';
import { type GuideHit, guideSearch } from '#api/guide/contract.ts';
import { useSession } from '#web/data/session/session.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { SearchResults } from './SearchResults.tsx';

const hits: GuideHit[] = [
  { kind: 'validation', key: 'retencion', title: 'Retención', section: { id: 'ret-4', title: 'RET-4' }, excerpt: [] },
  { kind: 'screen', key: '/empresa/{company}/servicio/auditoria', title: 'Auditoría', section: null, excerpt: [] },
];
const finding = { fingerprint: 'f1', account: '236540', severity: 'alta' as const };
const findings = [
  { ...finding, rule: 'RET-4', title: 'Compra sin retención' },
  { ...finding, fingerprint: 'f2', rule: 'RET-14', title: 'Otra cosa' },
];

beforeEach(() => useSession.setState({ companyGlobal: 7, isAuth: true }));

it('tells the findings of the rule in the newest month, and leads to screens of the chosen company', async () => {
  show(<SearchResults typed="por qué me sale ret-4" onClear={() => undefined} />, {
    server: [
      answers(guideSearch, { data: hits }),
      answers(searchCompany, { data: { period: '2026-03', accounts: [], thirdParties: [], findings } }),
    ],
  });
  const own = await screen.findByRole('link', { name: 'Compra sin retención' });
  expect(own.getAttribute('href')).toContain('f1');
  expect(screen.getByRole('heading', { name: 'Te sale RET-4 en marzo de 2026' })).toBeDefined();
  expect(screen.queryByText('Otra cosa')).toBeNull();
  expect(screen.getByRole('link', { name: 'Auditoría' }).getAttribute('href')).toBe('/empresa/7/servicio/auditoria');
});
