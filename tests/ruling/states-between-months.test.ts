/**
 * What became of each finding, month by month, over twelve months of whole companies: stated by hand, from what their
 * books show. Variations are about one month by definition: they are looked at together at the end.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { Finding } from '#core/engine/finding.ts';
import { compareMonths, type MonthLife } from '#core/engine/life/compare-months.ts';
import { comparedWords, noLongerWords } from '#core/engine/life/life-words.es.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { sampleCompany } from '../../src/app/sample-company.ts';
import { auditAll, fixturesFolder, readFolder, readTruth } from './audit-folder.ts';

interface State {
  finding: Finding;
  /** `Persiste desde 2026-02: 2 siguen`, `Nuevo`, `Corregido`, `Ya no aplica a marzo; no vimos el registro de febrero`. */
  words: string;
}

/** States of all findings by month. */
function statesOf(balances: readonly TrialBalance[], profile: CompanyProfile): Map<string, State[]> {
  const reports = auditAll(balances, profile);
  const months = balances.map((balance) => {
    const { validations } = reports.get(periodKey(balance.period!))!;
    return { period: balance.period!, balance, validations };
  });
  const lives = compareMonths(months);
  return new Map(
    months.map(({ period, validations }, index) => {
      const findings = validations.flatMap((validation) => validation.findings);
      return [periodKey(period), stated(findings, lives[index]!)];
    }),
  );
}

function stated(findings: readonly Finding[], { period, lives, gone }: MonthLife): State[] {
  const here = findings.map((finding): State => {
    const { change, since, compared } = lives.get(finding.fingerprint)!;
    const set = compared === null ? '' : `: ${comparedWords(compared)}`;
    const words = { nuevo: 'Nuevo', reabierto: 'Reabierto', persistente: `Persiste desde ${periodKey(since)}${set}` };
    return { finding, words: words[change] };
  });
  const past = gone.map(({ finding, foundIn, change }): State => {
    const words = change === 'corregido' ? 'Corregido' : noLongerWords(period, foundIn, finding);
    return { finding, words };
  });
  return [...here, ...past];
}

const isVariation = ({ finding }: State) => finding.rule.startsWith('VAR');

/** Findings that count, by their words. */
function spoken(states: readonly State[]): Record<string, string[]> {
  const told = states.filter((state) => !isVariation(state) && state.finding.severity !== 'informativa');
  const groups = Map.groupBy(told, ({ words }) => words);
  return Object.fromEntries(
    [...groups].map(([words, group]) => [words, group.map(({ finding }) => finding.fingerprint).sort()]),
  );
}

describe('fixtures/errors, April 2025 to March 2026', async () => {
  const folder = join(fixturesFolder, 'errors');
  const states = statesOf(await readFolder(folder), readTruth(folder).profile);

  it.each([
    // The period of VAT ends in April and is netted in May: a balance, right again.
    ['2025-04', { Nuevo: ['IVA-12:24080101'] }],
    ['2025-05', { Corregido: ['IVA-12:24080101'] }],
    ['2025-06', {}],
    ['2025-07', {}],
    ['2025-08', {}],
    ['2025-09', {}],
    ['2025-10', {}],
    ['2025-11', {}],
    ['2025-12', {}],
    ['2026-01', { Nuevo: ['NAT-4:13050501@879944707'] }],
    [
      '2026-02',
      {
        // The customer of January has no credit balance any more.
        Corregido: ['NAT-4:13050501@879944707'],
        Nuevo: [
          'ANR-1:28050501@804330445',
          'AUT-2:23657501@2026-02',
          'DEP-3:1592@2026-02',
          'DIF-5:22050501@2026-02',
          'IVA-1:24080101:habito@804330445@2026-02',
          'NAT-5:22050501@899814804',
          'NIT-6::sociedades@897610379',
          'OBL-1:21051001:890903938@2026-02',
          'PAR-1:2370@2026-02',
          'RET-1:23651501@78830909@2026-02',
          'RET-2:23654001@897610386@2026-02',
          'TER-1:13050501',
          'TER-3:24040501@899814804',
          'TER-3:54050501@899814804',
          'UTI-1:36050501@2026-02',
        ],
      },
    ],
    [
      '2026-03',
      {
        // The supplier paid twice was charged what it had been paid.
        Corregido: ['NAT-5:22050501@899814804'],
        // March books its own depreciation, contributions and interest, once; Felipe is paid February in full.
        'Ya no aplica a marzo; no vimos el registro de febrero': [
          'AUT-2:23657501@2026-02',
          'DEP-3:1592@2026-02',
          'IVA-1:24080101:habito@804330445@2026-02',
          'OBL-1:21051001:890903938@2026-02',
          'PAR-1:2370@2026-02',
          'RET-1:23651501@78830909@2026-02',
        ],
        // The posting on 3605 was carried to 3705 with the year's profit, and is still in it.
        'Ya no aplica a marzo': [
          'DIF-5:22050501@2026-02',
          'RET-2:23654001@897610386@2026-02',
          'UTI-1:36050501@2026-02',
        ],
        'Persiste desde 2026-02': [
          'ANR-1:28050501@804330445',
          'TER-1:13050501',
          'TER-3:24040501@899814804',
          'TER-3:54050501@899814804',
        ],
        'Persiste desde 2026-02: 2 siguen': ['NIT-6::sociedades@897610379'],
        // AUT-2 is the shortfall of March, another than that of February.
        Nuevo: [
          'AMO-2:16985001@2026-03',
          'ANT-1:13300501@837093139',
          'AUT-2:23657501@2026-03',
          'AUT-3:23657501',
          'DEP-1:51602001:159220@2026-03',
          'DIF-1@2026-03',
          'DIF-4:13050501@2026-03',
          'DIF-5:22050501@2026-03',
          'INU-1:51353001@837281272@2026-03',
          'INV-1:15921501',
          'IVA-1:24080101:habito@882287126@2026-03',
          'IVA-1:24080101:sinIva@222222222222@2026-03',
          'NAT-1:11050501',
          'NIT-2::incompleto@12345',
          'PRE-1:2610@2026-03',
          'RET-3:23652501:lowered@837281272@2026-03',
          'RET-3:23654001:short@894977101@2026-03',
          'RET-5:2365:renta',
          'TER-2:13050501@222222222222',
        ],
      },
    ],
  ])('%s', (month, wanted) => {
    expect(spoken(states.get(month)!)).toEqual(wanted);
  });

  it('are of one month where they are variations', () => {
    const words = [...states.values()]
      .flat()
      .filter(isVariation)
      .map((state) => state.words);
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((state) => state !== 'Nuevo' && !state.startsWith('Ya no aplica a '))).toEqual([]);
  });
});

describe('the sample company, November 2025 to October 2026', async () => {
  const { company, files } = await sampleCompany();
  const balances: TrialBalance[] = [];
  for (const { name, bytes } of files) {
    const { balance } = await readBalance(await openWorkbook(bytes, name), formats);
    balances.push(new TrialBalance(balance!));
  }
  const states = statesOf(balances, company.profile);
  const feesOfFebruary = 'RET-1:23651501@935158330@2026-02';
  const depreciationOfMarch = 'DEP-3:1592@2026-03';
  const openIn = (month: string) => ({
    [`Ya no aplica a ${month}; no vimos el registro de febrero`]: [feesOfFebruary],
    [`Ya no aplica a ${month}; no vimos el registro de marzo`]: [depreciationOfMarch],
  });

  it.each<[month: string, wanted: Record<string, string[]>]>([
    ['2025-11', { Corregido: ['NIT-5@918117388'], Nuevo: ['NAT-4:13050501@917422194'] }],
    ['2025-12', { Corregido: ['NAT-4:13050501@917422194'] }],
    ['2026-01', { Nuevo: ['NAT-1:11050501'] }],
    ['2026-02', { Corregido: ['NAT-1:11050501'], Nuevo: [feesOfFebruary] }],
    [
      '2026-03',
      {
        // The fees of March are withheld, those of February were not, and are paid by now.
        'Ya no aplica a marzo; no vimos el registro de febrero': [feesOfFebruary],
        Nuevo: [depreciationOfMarch, 'RET-2:23654001@916879316@2026-03'],
      },
    ],
    [
      '2026-04',
      // The depreciation of each month from April on is of that month.
      { ...openIn('abril'), 'Ya no aplica a abril': ['RET-2:23654001@916879316@2026-03'], Nuevo: ['DIF-1@2026-04'] },
    ],
    ['2026-05', { ...openIn('mayo'), 'Ya no aplica a mayo': ['DIF-1@2026-04'], Nuevo: ['DIF-5:11100501@2026-05'] }],
    [
      '2026-06',
      {
        ...openIn('junio'),
        'Ya no aplica a junio': ['DIF-5:11100501@2026-05'],
        Nuevo: ['NIT-6::sociedades@920524178'],
      },
    ],
    [
      '2026-07',
      {
        ...openIn('julio'),
        Corregido: ['NIT-6::sociedades@920524178'],
        Nuevo: ['NAT-5:22050501@920524178'],
      },
    ],
    [
      '2026-08',
      {
        ...openIn('agosto'),
        Corregido: ['NAT-5:22050501@920524178'],
        Nuevo: ['ANT-1:13300501@930680008'],
      },
    ],
    [
      '2026-09',
      {
        ...openIn('septiembre'),
        Corregido: ['ANT-1:13300501@930680008'],
        Nuevo: [
          'AUT-3:23657501',
          'RET-2:23654001@916879316@2026-09',
          'RET-5:2365:renta',
          'TER-2:13050501@222222222222',
        ],
      },
    ],
    [
      '2026-10',
      {
        ...openIn('octubre'),
        // August was paid in October.
        Corregido: ['AUT-3:23657501', 'RET-5:2365:renta'],
        'Ya no aplica a octubre': ['RET-2:23654001@916879316@2026-09'],
        'Persiste desde 2026-09': ['TER-2:13050501@222222222222'],
        // Other customers, suppliers and companies than those of November, June, July and August: none is reopened.
        Nuevo: [
          'ANT-1:13300501@918306353',
          'INV-1:15921001',
          'NAT-12:51601001@903482715',
          'NAT-4:13050501@52381767',
          'NAT-5:22050501@906460730',
          'NIT-2::incompleto@80412',
          'NIT-6::sociedades@928467359',
          'TER-1:13050501',
          'TER-3:24040501@1128057943',
        ],
      },
    ],
  ])('%s', (month, wanted) => {
    expect(spoken(states.get(month)!)).toEqual(wanted);
  });
});
