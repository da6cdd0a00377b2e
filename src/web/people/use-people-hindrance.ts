/** Why somebody may not change people and jobs, as a sentence for the screen; null when they may. */
import { useHindrance } from '../data/hindrance.ts';
import { peopleText } from './text.es.ts';

export function usePeopleHindrance(): string | null {
  return useHindrance('usuarios.editar', null, peopleText);
}
