// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useReducer, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { auditFinding } from '#api/audits/audits/findings/contract.ts';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { madeAudit } from '../../../../../tests/support/web/made-audit.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { useAuditView } from '../use-audit-view.ts';
import { FindingDrawer } from './FindingDrawer.tsx';

const thirdParty = (at: number) => ({ nit: `90048123${at}`, name: `Cliente ${at}`, amount: '100.00', rows: [at] });
const [first, second, third] = ['a', 'b', 'c'].map((fingerprint) => madeItem({ fingerprint }));
const items = [first!, second!, third!];
second!.finding.thirdParties = [1, 2, 3, 4, 5, 6, 7].map(thirdParty);
second!.finding.thirdPartyCount = 7;
second!.finding.why = 'Un saldo contrario es una deuda.';

const row = {
  row: 31,
  account: '130505',
  accountName: 'Clientes nacionales',
  nit: '900481231',
  thirdPartyName: 'Cliente 1',
  opening: '0.00',
  debit: '10.00',
  credit: '110.00',
  closing: '-100.00',
};
const detail = answers(auditFinding, {
  data: { ...second!, sourceRows: [row, { ...row, row: 32 }], months: [] },
});

function Open() {
  const control = useAuditView();
  const open = control.view.finding;
  const audit = { company: 7, audit: madeAudit(), period: { year: 2026, month: 2 } };
  return open && <FindingDrawer {...audit} findings={items} fingerprint={open} control={control} />;
}

const open = (server = [detail]) => show(<Open />, { address: '/?hallazgo=b', server });
const drawer = () => within(screen.getByRole('dialog', { name: second!.finding.title }));
const thirdParties = () => within(drawer().getByRole('region', { name: 'Terceros' }));

describe('an open finding', () => {
  it('says what it is, where it stands in the list, why it matters, and the rows of the file', async () => {
    open();
    expect(drawer().getByText('2 de 3')).toBeDefined();
    expect(await drawer().findByText('Un saldo contrario es una deuda.')).toBeDefined();
    const rows = within(await drawer().findByRole('region', { name: 'Filas del archivo' }));
    expect(rows.getByRole('row', { name: /^31 .*Cliente 1/ })).toBeDefined();
    // Two rows of the file, and their sums.
    expect(rows.getAllByRole('row').at(-1)?.textContent).toMatch(/2 filas.*20.*220.*\(200\)/);
  });

  it('says which accounts were not taken by their code, as what and why, and where to confirm it', async () => {
    const inferred = madeItem({ fingerprint: 'b' });
    inferred.finding.inferredAccounts = [
      {
        account: '248541',
        accountName: 'Servicios 4 %',
        role: 'retención por servicios',
        equivalent: '236525',
        confidence: 0.85,
        why: 'lo dice su nombre',
        isDoubtful: false,
      },
    ];
    function Inferred() {
      const control = useAuditView();
      const audit = { company: 7, audit: madeAudit(), period: { year: 2026, month: 2 } };
      return <FindingDrawer {...audit} findings={[inferred]} fingerprint="b" control={control} />;
    }
    const server = [answers(auditFinding, { data: { ...inferred, sourceRows: [], months: [] } })];
    show(<Inferred />, { address: '/?hallazgo=b', server });
    expect(await screen.findByRole('heading', { name: 'Cuentas que no tomamos por su código' })).toBeDefined();
    expect(
      screen.getByText('248541 Servicios 4 %: la tomamos como retención por servicios, la 236525 del PUC.'),
    ).toBeDefined();
    expect(screen.getByText('Porque lo dice su nombre. Confianza del 85 %.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Confirmar o corregir en la parametrización' });
    expect(link.getAttribute('href')).toBe(`/empresa/7/servicio/edicion-plan-cuentas/${inferred.validationId}`);
  });

  it('says of a movement whose correction no balance shows why, when it is found and after', async () => {
    const silent = madeItem({ fingerprint: 'b' });
    silent.finding.unseen = 'El traslado no se distingue de un pago.';
    function OpenSilent() {
      const audit = { company: 7, audit: madeAudit(), period: { year: 2026, month: 2 } };
      return <FindingDrawer {...audit} findings={[silent]} fingerprint="b" control={useAuditView()} />;
    }
    const server = [answers(auditFinding, { data: { ...silent, sourceRows: [], months: [] } })];
    show(<OpenSilent />, { address: '/?hallazgo=b', server });
    expect(await screen.findByText(/^Ningún balance posterior muestra.*no se distingue de un pago\.$/)).toBeDefined();
    cleanup();
    Object.assign(silent, {
      change: 'ya_no_aplica',
      foundIn: '2026-01',
      finding: { ...silent.finding, stake: 'at_risk', proof: 'flow' },
    });
    show(<OpenSilent />, { address: '/?hallazgo=b', server });
    expect(await screen.findByText(/el balance no muestra si lo de enero se corrigió/)).toBeDefined();
    expect(screen.getByText(/^Así estaba en enero de 2026\..*no se distingue de un pago\./)).toBeDefined();
    expect(screen.queryByText(/^Ningún balance posterior/)).toBeNull();
  });

  it('cites the law as its link in the help, and shows the entry with what the plan lacks', async () => {
    const cited = madeItem({ fingerprint: 'b' });
    cited.finding.legal = [
      { key: 'et_376', norm: 'Estatuto Tributario', short: 'E.T.', article: 'art. 376', text: 'Se consigna a tiempo.' },
      { norm: 'Código de Comercio', article: 'art. 48', text: 'De antes.' },
    ];
    const line = { accountName: 'Cesantías', thirdPartyName: 'Ana', debit: '10.00', credit: '0.00' };
    const wages = Array.from({ length: 8 }, (_, at) => ({ ...line, account: '510530', nit: `${at}` }));
    cited.finding.entry = [
      ...wages,
      {
        ...line,
        account: '233505',
        nit: null,
        thirdPartyName: null,
        debit: '0.00',
        credit: '80.00',
        outsideChart: true,
      },
    ];
    function Cited() {
      const control = useAuditView();
      const audit = { company: 7, audit: madeAudit(), period: { year: 2026, month: 2 } };
      return <FindingDrawer {...audit} findings={[cited]} fingerprint="b" control={control} />;
    }
    const server = [answers(auditFinding, { data: { ...cited, sourceRows: [], months: [] } })];
    const { user } = show(<Cited />, { address: '/?hallazgo=b', server });
    const link = await screen.findByRole('link', { name: 'E.T. art. 376' });
    expect(link.getAttribute('href')).toBe('/ayuda?por=norma#et-376');
    // Stored before the keys of norms were.
    expect(screen.queryByRole('link', { name: /Código de Comercio/ })).toBeNull();
    const entry = within(screen.getByRole('region', { name: 'Asiento sugerido' }));
    expect(entry.getByText('No está en tu plan')).toBeDefined();
    expect(entry.queryByText('Ana')).toBeNull();
    await user.click(entry.getByRole('button', { name: 'ver 8 terceros' }));
    expect(entry.getAllByText('Ana')).toHaveLength(8);
  });

  it('names the others of its cause, each a step away', async () => {
    const caused = ['a', 'b', 'c'].map((fingerprint) => madeItem({ fingerprint, cause: 'NIT-1:alta' }));
    function Caused() {
      const control = useAuditView();
      const audit = { company: 7, audit: madeAudit(), period: { year: 2026, month: 2 } };
      return <FindingDrawer {...audit} findings={caused} fingerprint="b" control={control} />;
    }
    show(<Caused />, { address: '/?hallazgo=b', server: [detail] });
    const heading = drawer().getByRole('heading', { name: /equivocado: otras 2 por lo mismo/ });
    const others = within(heading.closest('section')!);
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/?hallazgo=a',
      '/?hallazgo=c',
    ]);
  });

  it('shows the most important third parties, and all of them when asked', async () => {
    const { user } = open();
    await drawer().findByRole('region', { name: 'Terceros' });
    // With the rows of the others and of the total.
    expect(thirdParties().getAllByRole('rowheader')).toHaveLength(7);
    expect(thirdParties().getByRole('row', { name: /Los otros 2 terceros/ })).toBeDefined();
    await user.click(drawer().getByRole('button', { name: 'Ver los 7' }));
    expect(thirdParties().getAllByRole('rowheader')).toHaveLength(8);
    expect(drawer().getByRole('button', { name: 'Ver menos' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('leads to its neighbours and no farther, and is left by Escape', async () => {
    const { user, address } = open();
    await user.click(drawer().getByRole('button', { name: 'Hallazgo siguiente' }));
    await waitFor(() => expect(address()).toBe('/?hallazgo=c'));
    expect(drawer().getByRole<HTMLButtonElement>('button', { name: 'Hallazgo siguiente' }).disabled).toBe(true);
    drawer().getByRole('button', { name: 'Copiar enlace' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('keeps the focus on the title when it is drawn again before the next finding is there', async () => {
    function Late() {
      const [fingerprint, setFingerprint] = useState('b');
      const [, drawAgain] = useReducer((times: number) => times + 1, 0);
      const control = useAuditView();
      const go = ({ finding }: Partial<typeof control.view>) => {
        drawAgain();
        setTimeout(() => setFingerprint(finding!), 20);
      };
      const audit = { company: 7, audit: madeAudit(), period: { year: 2026, month: 2 } };
      return <FindingDrawer {...audit} findings={items} fingerprint={fingerprint} control={{ ...control, go }} />;
    }
    const { user } = show(<Late />, { server: [detail] });
    await user.keyboard('{ArrowDown}');
    await drawer().findByText('3 de 3');
    expect(document.activeElement?.localName).toBe('h2');
  });

  it('says that its details did not come, and asks for them again', async () => {
    const message = 'El servicio está ocupado.';
    const { user, asked } = open([refuses(auditFinding, 409, { error: 'server.busy', message })]);
    await screen.findByText(message);
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(asked.length).toBe(before + 1));
  });

  it('says of a practice, which is in no list, that it does not count, and offers no work on it', async () => {
    const apart = { ...madeItem({ fingerprint: 'd' }), practice: { since: '2026-01', months: 3 } };
    const server = [answers(auditFinding, { data: { ...apart, sourceRows: [], months: [] } })];
    show(<Open />, { address: '/?hallazgo=d', server });
    expect(await screen.findByText(/desde enero de 2026, 3 meses: no cuenta como hallazgo/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Justificar' })).toBeNull();
  });

  it('says when the audit of this month does not have it', async () => {
    const server = [refuses(auditFinding, 404, { error: 'resource.not_found', message: 'No está.' })];
    const { user, address } = show(<Open />, { address: '/?hallazgo=otro', server });
    expect(await screen.findByText(/no está en la auditoría de este mes/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ver los hallazgos' }));
    expect(address()).toBe('/');
  });
});
