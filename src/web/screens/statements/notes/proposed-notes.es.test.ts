import { expect, it } from 'vitest';
import { namedLine } from '#core/statement/statement-lines.ts';
import { type NotesFacts, proposedNotes } from './proposed-notes.es.ts';

const facts: NotesFacts = { name: 'Aves S.A.S.', nit: '900.394.374-4', ciiu: '0145', group: 2, yearEnd: 12 };
const having = (...lines: string[]) => ({
  of: (change: Partial<NotesFacts> = {}) => proposedNotes({ ...facts, ...change }, (line) => lines.includes(line)),
});

it('tells the entity, the basis of its group and the policies of the lines that it has', () => {
  const [entity, basis, policies] = having('cash', 'inventories').of();
  expect(entity).toEqual({
    title: 'Nota 1. Entidad que informa',
    text: 'Aves S.A.S., identificada con NIT 900.394.374-4. Su actividad económica principal es la del código CIIU 0145.',
  });
  expect(basis!.text).toContain('NIIF para las Pymes (anexo 2 del Decreto 2420 de 2015)');
  expect(basis!.text).toContain('El ejercicio termina en diciembre.');
  expect(policies!.text.split('\n').map((line) => line.split('.')[0])).toEqual([
    'Efectivo y equivalentes al efectivo',
    'Inventarios',
    'Ingresos',
  ]);
});

it('says of each group what is its own, and nothing that nobody said', () => {
  const receivables = (group: 1 | 2 | 3) => having('tradeReceivables').of({ group })[2]!.text;
  expect(new Set([1, 2, 3].map((group) => receivables(group as 1 | 2 | 3))).size).toBe(3);
  expect(receivables(1)).toContain('pérdidas crediticias esperadas');
  const [entity, basis] = having().of({ group: null, ciiu: null });
  expect(`${entity!.text} ${basis!.text}`).not.toMatch(/CIIU|Decreto|null|undefined/);
});

it('asks for lines that there are', () => {
  const asked = new Set<string>();
  proposedNotes(facts, (line) => {
    asked.add(line);
    return false;
  });
  expect([...asked].filter((line) => namedLine(line) === null)).toEqual([]);
  expect(asked.size).toBeGreaterThan(15);
});
