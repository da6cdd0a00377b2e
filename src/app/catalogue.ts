/** Validations with their texts, as input of the engine. */
import type { Catalogue } from '#core/engine/run-validations.ts';
import { validations, validationTexts } from '#validations/with-sources.ts';

export const catalogue: Catalogue = { validations, texts: validationTexts };
