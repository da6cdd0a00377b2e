// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { auditFindings, type FindingItem } from '#api/audits/audits/findings/contract.ts';
import {
  compareVersionFindings,
  type VersionFinding,
  type VersionFindings,
} from '#api/audits/audits/versions/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { madeAudit } from '../../../../../tests/support/web/made-audit.ts';
import { madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { useAuditView } from '../use-audit-view.ts';
import { MendedAnswer, MendedExpected } from './Mended.tsx';
import { versionText } from './text.es.ts';
import { VersionCard } from './VersionCard.tsx';

const made = (fingerprint: string, title: string, findings = 1): VersionFinding => ({
  fingerprint,
  rule: 'NAT-4',
  severity: 'critica',
  title,
  account: null,
  findings,
  amount: '10.00',
  toExplain: '0.00',
});
const found: VersionFindings = {
  version: 2,
  against: 1,
  isPastClosing: false,
  corrected: [made('a', 'No abre con el saldo con que cerró'), made('b', 'Caja en rojo', 3)],
  fresh: [{ ...made('c', 'Un NIT con dos nombres'), account: '13050501', amount: '0.00' }],
  persistent: [],
  unchecked: [],
};
const period = { year: 2026, month: 2 };

function audit(version: number) {
  const one = madeAudit();
  one.attributes.balance.attributes.version = version;
  return one;
}

function Card({ version }: { version: number }) {
  return <VersionCard company={7} audit={audit(version)} period={period} control={useAuditView(period)} />;
}
const server = (data: VersionFindings | null) => [
  answers(compareVersionFindings, { data }),
  answers(userCompanies, { data: [madeCompany()] }),
];

describe('the card of a version', () => {
  it('counts what became of the findings of the one before, and opens each', async () => {
    const { user } = show(<Card version={2} />, { server: server(found) });
    await screen.findByText('Versión 2 frente a la 1: 2 corregidos · 1 nuevo · 0 siguen');
    await user.click(screen.getByText('Corregidos (2)'));
    const link = screen.getByRole('link', { name: /^Caja en rojo/ });
    expect(link.getAttribute('href')).toContain('ver=corregidos&hallazgo=b');
    expect(screen.queryByText(/^Siguen/)).toBeNull();
    await user.click(screen.getByText('Nuevos (1)'));
    screen.getByRole('link', { name: /nombres ?, cuenta 13050501$/ });
  });

  it('is copied and sent with each finding', async () => {
    show(<Card version={2} />, { server: server(found) });
    const link = await screen.findByRole('link', { name: /Enviar por correo/ });
    const place = `${madeCompany().attributes.comp_business_name}, febrero de 2026`;
    await waitFor(() =>
      expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`subject=${place}: versión 2`),
    );
    const mail = new URL(link.getAttribute('href')!);
    expect(mail.searchParams.get('body')).toMatch(new RegExp(`^${place.replaceAll('.', '\\.')}\\. Versión 2`));
    expect(mail.searchParams.get('body')).toContain('- Crítica · NAT-4 · Caja en rojo (3 hallazgos)');
    expect(mail.searchParams.get('body')).toMatch(
      /La lista completa está en .*\/empresa\/7\/servicio\/auditoria\?mes=2026-02$/,
    );
    // Letters with an accent take three times their room and more: whole lines as far as they fit.
    const lines = Array.from({ length: 200 }, (_, at) => `- Crítica · NAT-4 · Retención número ${at} según año`);
    const long = versionText.mail(found, 'febrero de 2026', lines.join('\n'), 'https://ejemplo.co/auditoria');
    expect(long.length).toBeLessThan(2000);
    const body = new URL(long).searchParams.get('body')!;
    const told = body.split('\n');
    expect(told.at(-1)).toBe('La lista completa está en https://ejemplo.co/auditoria');
    expect(told.indexOf('…')).toBeGreaterThan(5);
    expect(told.slice(0, told.indexOf('…'))).toEqual(lines.slice(0, told.indexOf('…')));
  });

  it('of a closed month says that lives wait, and of what was not looked for that it proves nothing', async () => {
    const data = { ...found, isPastClosing: true, unchecked: [made('d', 'IVA sin base')] };
    show(<Card version={2} />, { server: server(data) });
    await screen.findByText(/: 2 corregidos · 1 nuevo · 0 siguen · 1 no se pudo revisar$/);
    expect(screen.getByText(/cuando lo reabran/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Caja en rojo/ })).toBeNull();
    expect(screen.getByText(/no prueba nada/)).toBeDefined();
  });

  it('of a first version is not asked for', async () => {
    const { asked } = show(<Card version={1} />, { server: server(found) });
    await waitFor(() => expect(asked).toEqual([]));
    expect(screen.queryByText(/frente a la/)).toBeNull();
  });
});

function Answer({ version, items }: { version: number; items: FindingItem[] }) {
  return <MendedAnswer company={7} audit={audit(version)} findings={items} control={useAuditView(period)} />;
}
const address = '/?mes=2026-02&corregi=1:NAT-4@800';

describe('a finding that was mended', () => {
  const items = [
    madeItem({ fingerprint: 'NAT-4@800' }),
    madeItem({ fingerprint: 'x', life: { state: 'por_corregir' } }),
  ];

  it('says beside the files what is to disappear', async () => {
    const month = { period: '2026-02', auditId: audit(1).id } as AuditMonth;
    function Expected() {
      return <MendedExpected company={7} months={[month]} period={period} control={useAuditView(period)} />;
    }
    show(<Expected />, { address, server: [answers(auditFindings, { data: items })] });
    const said = await screen.findByText(/debe desaparecer/);
    expect(said.textContent).toContain(items[0]!.finding.title);
    expect(said.textContent).toContain('1 otro que está por corregir');
  });

  it.each<[name: string, items: FindingItem[], compared: VersionFindings, said: RegExp]>([
    ['gone', [{ ...items[0]!, change: 'corregido', correctedIn: 2 }], found, /^Desapareció: .* en la versión 2/],
    ['still there', items, found, /^Sigue en la versión 2/],
    ['gone from a closed month', [], { ...found, isPastClosing: true }, /El mes está cerrado/],
    ['not looked for', [], found, /no se pudo revisar/],
  ])('says afterwards whether it did: %s', async (_name, list, compared, said) => {
    const { user } = show(<Answer version={2} items={list} />, { address, server: server(compared) });
    const notice = await screen.findByRole('status');
    expect(notice.textContent).toMatch(said);
    await user.click(within(notice).getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('says nothing while the version that has it is shown', async () => {
    const { asked } = show(<Answer version={1} items={items} />, { address, server: server(found) });
    await waitFor(() => expect(asked).toEqual([]));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
