/** What clients are told and asked of the findings of a validation. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ClientWords, ValidationText } from '#core/engine/validation-text.ts';
import { validationTexts } from '#validations/with-sources.ts';
import { otherQuestion, otherWords } from './client-words.es.ts';

const texts: Readonly<Record<string, Pick<ValidationText, 'question' | 'client'>>> = validationTexts;

export function clientWordsOf(validation: string): ClientWords {
  return lookUp(texts, validation)?.client ?? otherWords;
}

/** What is asked about them, as the firm addresses its clients. */
export function proposedWords(validation: string, isFormal: boolean): string {
  return isFormal ? clientWordsOf(validation).need : (lookUp(texts, validation)?.question ?? otherQuestion);
}
