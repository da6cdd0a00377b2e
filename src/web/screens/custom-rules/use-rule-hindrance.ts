/** Reason why the user may not write custom rules of a company; null when they may. Writing one tries the books. */
import { needsBooksWords } from '../../data/users/hindrance.es.ts';
import { useHindrance } from '../../data/users/hindrance.ts';

export function useRuleHindrance(company: number): string | null {
  const editing = useHindrance('parametrizacion.editar', company);
  const books = useHindrance('auditoria.ver', company, needsBooksWords);
  return editing ?? books;
}
