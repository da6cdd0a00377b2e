/** Configurable validations with their texts. Loaded on demand: the server starts without them. */
import { AppError } from '#core/call/app-error.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { guideSections } from '#core/guide/guide-sections.ts';

export interface Declared {
  validation: AnyValidation;
  text: ValidationText;
  /** By code, as in the guide. */
  ruleTitles: ReadonlyMap<string, string>;
}

/** In the order of a run. */
export async function declaredValidations(): Promise<Declared[]> {
  const [{ validations, validationTexts }, { validationGuides }] = await Promise.all([
    import('#validations/registry.gen.ts'),
    import('#validations/guides.gen.ts'),
  ]);
  const texts: Readonly<Record<string, ValidationText>> = validationTexts;
  return validations
    .toSorted((a, b) => a.order - b.order)
    .map((validation) => ({
      validation,
      text: texts[validation.key]!,
      ruleTitles: titlesOf(validationGuides[validation.key] ?? ''),
    }));
}

function titlesOf(guide: string): Map<string, string> {
  return new Map(guideSections(guide).flatMap(({ rule, title }) => (rule === null ? [] : [[rule, title] as const])));
}

/** Throws AppError `resource.not_found`. */
export async function declaredValidation(id: number): Promise<Declared> {
  const found = (await declaredValidations()).find(({ validation }) => validation.id === id);
  if (found === undefined) throw new AppError('resource.not_found');
  return found;
}
