/** Proposes the notes of a company that has none, to be read and changed before they are saved. */
import type { StatementNotes } from '#api/statements/notes/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import { useCompany } from '../../../data/companies/companies.ts';
import { useStatement } from '../../../data/statements/statements.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { proposedNotes } from './proposed-notes.es.ts';
import { notesText as text } from './text.es.ts';

interface ProposeNotesProps {
  company: number;
  period: string;
  onPropose: (notes: StatementNotes['notes']) => void;
}

export function ProposeNotes({ company, period, onPropose }: ProposeNotesProps) {
  const { data } = useCompany(company);
  const position = useStatement(company, 'situacion-financiera', { period, detail: 'lines' });
  if (data === undefined || position.data === undefined) return null;
  const { attributes } = data;
  const lines = linesOf(position.data.tree.nodes);
  const facts = {
    name: attributes.comp_business_name,
    nit: formatNit(attributes.comp_entity_id, attributes.comp_check_digit),
    ciiu: attributes.profile.ciiu ?? null,
    group: (attributes.profile.grupoNiif ?? null) as 1 | 2 | 3 | null,
    yearEnd: attributes.comp_fiscal_year_end,
  };
  return <Button onClick={() => onPropose(proposedNotes(facts, (line) => lines.has(line)))}>{text.propose}</Button>;
}

/** Lines with a figure in the month shown. */
function linesOf(nodes: readonly StatementNode[]): Set<string> {
  const own = nodes.flatMap(({ key, amounts, children }) => [
    ...(amounts[0] === null || amounts[0] === 0n ? [] : [key]),
    ...linesOf(children),
  ]);
  return new Set(own);
}
