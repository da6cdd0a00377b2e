/** Version 0 of every package's predefined parametrization: the declarations of the program with the package's habits. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { softwareHabits } from '#core/reference/chart/software-habits.ts';

/** By validation id; only what is not the default. */
export async function shippedSettings(softwareId: number): Promise<Record<number, ValidationSettings>> {
  const habits = softwareHabits(softwareId);
  if (Object.keys(habits).length === 0) return {};
  const { validations } = await import('#validations/registry.gen.ts');
  return Object.fromEntries(
    validations.flatMap(({ id, key, roles }): [number, ValidationSettings][] => {
      const added = lookUp(habits, key);
      if (added === undefined) return [];
      const declared: Readonly<Record<string, readonly string[]>> = roles;
      const together = Object.entries(added).map(([role, prefixes]) => [
        role,
        [...lookUp(declared, role)!, ...prefixes],
      ]);
      return [[id, { roles: Object.fromEntries(together) }]];
    }),
  );
}
