// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MonthTrialDocument } from '#api/audits/custom-rules/contract.ts';
import { show } from '../../../../../tests/support/web/show.tsx';
import { TrialTable } from './TrialTable.tsx';
import { summaryOf } from './trial-summary.ts';

const month = (period: string, terms: MonthTrialDocument['terms'], thirdPartyCount = 0): MonthTrialDocument => ({
  period,
  outcome: 'no_se_cumple',
  reason: null,
  terms,
  thirdParties: [],
  thirdPartyCount,
});
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cash = (amount: string) => ({ label: 'saldo("1105")', amount });
const bank = (amount: string) => ({ label: 'saldo("1110")', amount });

describe('a trial of accounts that nobody has', () => {
  it('says so instead of months in which it holds', () => {
    const reason = 'Ningún balance cargado tiene la cuenta 1199.';
    const unfit = { ...month('2026-01', []), outcome: 'no_aplica' as const, reason };
    expect(summaryOf([unfit, { ...unfit, period: '2026-02' }])).toContain(`No aplica. ${reason}`);
    show(<TrialTable months={[unfit]} />);
    expect(screen.getByText('No aplica')).toBeDefined();
    expect(screen.queryByText('Cada tercero la cumple')).toBeNull();
  });
});

describe('the figures of a trial', () => {
  it('have a column each, whose label is said once', () => {
    show(<TrialTable months={[month('2026-01', [cash('5.00')]), month('2026-02', [cash('7.00'), bank('9.00')])]} />);
    expect(headings()).toEqual(['Mes', 'Resultado', 'saldo("1105")', 'saldo("1110")']);
    expect(screen.getAllByText(/saldo\("1105"\)/)).toHaveLength(1);
  });

  it('stay in one column where months tell of third parties', () => {
    show(<TrialTable months={[month('2026-01', []), month('2026-02', [cash('7.00')], 3)]} />);
    expect(headings()).toEqual(['Mes', 'Resultado', 'Cifras']);
  });
});
