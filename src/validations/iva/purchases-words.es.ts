/** Sentences of iva about deductible VAT: ratios, fixed assets, non-deductible expenses, apportionment. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { nameOrCount } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';

export const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;

export const suppliers = ({ thirdParties }: FactView): string => nameOrCount(thirdParties, 'proveedor', 'proveedores');

export const isBare = ({ data }: FactView): boolean => wordIn(data, 'kind') === 'sinCompra';

export const isExcluded = ({ data }: FactView): boolean => wordIn(data, 'kind') === 'excluida';

export const pesosIn = ({ data }: FactView, name: string): string => writePesos(amountIn(data, name));

export const rate = ({ data }: FactView): string => writeRate(countIn(data, 'rate'));
