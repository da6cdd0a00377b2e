/** Self-withholding asset accounts: by name, else those of the role. */
import { plainName } from '#core/identity/plain-name.ts';
import type { Context } from './rules.ts';

const SELF = /AUTO ?RETE|AUTO ?RRET/;
const MUNICIPAL = /\bICA\b|INDUSTRIA|AVISOS/;

export function leavesInFavour({ balance, roles }: Context): number[] {
  const named = [...roles.anticipos.leaves(), ...roles.aFavor.leaves()].filter((leaf) => {
    const name = plainName(balance.leaf(leaf).name);
    return SELF.test(name) && !MUNICIPAL.test(name);
  });
  return named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : roles.aFavor.leaves();
}
