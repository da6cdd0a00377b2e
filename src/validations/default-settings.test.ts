/** Declared defaults of every validation are valid as company settings, with the same meaning. */
import { expect, it } from 'vitest';
import { checkSettings, ownSettings } from '#core/engine/settings/check-settings.ts';
import { parameterToJson, parameterValues } from '#core/engine/settings/parameter.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { validations } from './registry.gen.ts';

it.each(validations.map((validation) => [validation.key, validation as AnyValidation] as const))(
  '%s accepts its own defaults',
  (_, { roles, parameters, rules }) => {
    const written = Object.fromEntries(
      Object.entries(parameters).map(([name, declaration]) => [
        name,
        parameterToJson(declaration, declaration.default),
      ]),
    );
    const settings = JSON.parse(JSON.stringify({ roles, parameters: written }));
    expect(checkSettings({ roles, parameters, rules }, settings)).toEqual({ settings });
    expect(parameterValues(parameters, settings.parameters)).toEqual(parameterValues(parameters));
    expect(ownSettings({ roles, parameters, rules }, settings)).toEqual({});
  },
);
