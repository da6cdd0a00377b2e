/** A difference from the default as text. */
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { RuleSetting } from '#core/engine/settings/rule-setting.ts';
import { isExact } from '#core/identity/account-code.ts';
import { formatCount, formatPercent, writePesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { severityWord } from '../../../ui/text.es.ts';
import { withComma } from '../fields/with-comma.ts';
import type { Difference } from '../settings-form.ts';
import { fieldText } from '../text.es.ts';

/** What the words of a value depend on. */
export type KnownParameter = Pick<ParametrizedValidation['attributes']['parameters'][number], 'name' | 'kind'>;

const MOST = 6;

/** Of lists: removed and added items; otherwise old and new value. Null has no words, as where only one value is to be told. */
export function differenceWords(
  attributes: { parameters: readonly KnownParameter[] },
  { part, name, usual, value }: Difference,
): { before: string; now: string } {
  const entries = (whole: unknown) => (whole === null ? [] : entryWords(attributes, part, name, whole));
  const [before, now] = [entries(usual), entries(value)];
  if (!Array.isArray(usual ?? value)) return { before: before.join(), now: now.join() };
  return {
    before: writeList(
      before.filter((entry) => !now.includes(entry)),
      MOST,
    ),
    now: writeList(
      now.filter((entry) => !before.includes(entry)),
      MOST,
    ),
  };
}

function ruleWords(setting: RuleSetting): string {
  const reason = setting.reason === '' ? '' : `: ${setting.reason}`;
  const treatment = setting.severity === undefined ? fieldText.asDeclared : severityWord[setting.severity];
  return `${setting.off === true ? fieldText.off : treatment}${reason}`;
}

/** A value as text: one entry per list item. */
function entryWords(
  { parameters }: { parameters: readonly KnownParameter[] },
  part: Difference['part'],
  name: string,
  value: unknown,
): string[] {
  if (part === 'rules') return [ruleWords(value as RuleSetting)];
  if (part === 'roles') return (value as string[]).map((entry) => (isExact(entry) ? entry : `${entry}*`));
  switch (parameters.find((parameter) => parameter.name === name)?.kind) {
    case 'amount':
      return [writePesos(fromDecimal(value as string))];
    case 'percent':
      return [formatPercent(value as number, 2)];
    case 'count':
      return [formatCount(value as number)];
    case 'switch':
      return [value === true ? fieldText.yes : fieldText.no];
    case 'pairs':
      return (value as [string, string][]).map(([one, other]) => `${one} → ${withComma(other)}`);
    case 'monthly':
      return (value as [string, number][]).map(([month, percent]) => `${month}: ${formatPercent(percent, 2)}`);
    default:
      return value as string[];
  }
}
