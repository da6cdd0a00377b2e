// @ts-check
// What the program takes of each table of data/, and how. Percents stay percents; whole pesos become cents.
import { chartTables } from './reference-chart.mjs';
import { exogenaTables } from './reference-exogena.mjs';
import { ratesTables } from './reference-rates.mjs';
import { registryTables } from './reference-registries.mjs';

/** @type {import('./typed-table.mjs').Table[]} */
export const tables = [...chartTables, ...ratesTables, ...registryTables, ...exogenaTables];
