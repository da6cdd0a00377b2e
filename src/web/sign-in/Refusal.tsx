/** API error with its remedy, above the fields. */
import { Notice } from '../ui/state/Notice.tsx';
import { refusal } from './refusal.ts';

export function Refusal({ failure }: { failure: Error }) {
  const { what, next } = refusal(failure);
  return (
    <Notice urgent>
      <b>{what}</b> {next}
    </Notice>
  );
}
