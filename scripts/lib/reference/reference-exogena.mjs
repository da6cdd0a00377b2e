// @ts-check
// Información exógena: concepts of its formats, default accounts of each, and amounts below which persons are not named.
import { list, numeric, objectTable, optionalNumeric, optionalText, text } from './typed-table.mjs';

const CONFIDENCE = "'high' | 'medium' | 'low'";

/** @type {import('./typed-table.mjs').Table[]} */
export const exogenaTables = [
  {
    csv: 'exogena_concepts.csv',
    module: 'tax/exogena-concepts',
    write: (rows) =>
      objectTable(
        {
          row: 'ExogenaConcept',
          constant: 'exogenaConcepts',
          doc: 'Concepts of the formats of información exógena.',
          fields: [
            text('format', 'format', 'Four digits.'),
            text('code', 'concept', 'Four digits.'),
            text('name', 'name_es', 'Spanish.'),
            text('confidence', 'confidence', 'How well the row was checked.', CONFIDENCE),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'exogena_mapping.csv',
    module: 'tax/exogena-mapping',
    write: (rows) =>
      objectTable(
        {
          row: 'ExogenaDefault',
          constant: 'exogenaDefaults',
          doc: 'Where accounts go by default in the formats of información exógena: proposals, not the law.',
          fields: [
            text('format', 'format', 'Four digits.'),
            list('prefixes', 'prefixes', 'Accounts of the decree.'),
            optionalNumeric(
              'item',
              'item',
              'Item of the financial report that holds the account, instead of prefixes.',
            ),
            list('nameAny', 'name_any', 'Words of which the name of the account has one; empty for none.'),
            optionalText(
              'concept',
              'concept',
              '`*`: that of the largest amount of its third party; `-`: the format has none.',
            ),
            optionalText('column', 'column', 'Key of the column; null where the account is left out.'),
            optionalText(
              'reportedAs',
              'reported_as',
              'NIT under which it is reported whatever the books say; `own`: that of the company.',
            ),
            text('confidence', 'confidence', 'How sure the proposal is.', CONFIDENCE),
            optionalText('note', 'note_es', 'Spanish: why it is left out.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'exogena_thresholds.csv',
    module: 'tax/exogena-thresholds',
    write: (rows) =>
      objectTable(
        {
          row: 'ExogenaThreshold',
          constant: 'exogenaThresholds',
          doc: 'Amounts of a year below which a third party is reported as «cuantías menores».',
          fields: [
            text('format', 'format', 'Four digits.'),
            numeric('from', 'from_year', 'First year.'),
            optionalNumeric('to', 'to_year', 'Last year; null: still in force.'),
            text('unit', 'unit', 'Of the amount.', "'uvt' | 'pesos'"),
            optionalNumeric('amount', 'amount', 'In UVT or whole pesos; null: every third party is named.'),
            numeric('toldTo', 'told_to', 'Last year that a source tells of; nothing is known of later ones.'),
            text('confidence', 'confidence', 'How well the row was checked.', CONFIDENCE),
            optionalText('norm', 'norm_es', 'Spanish: the norm that sets it, as its sources cite it.'),
          ],
        },
        rows,
      ),
  },
];
