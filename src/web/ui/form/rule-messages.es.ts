/** Messages of the rules that say no other: one place for all forms, in the words of the seed. */
import { formatCount } from '#core/money/money.es.ts';

/** Types that a value may have to be, as the message names them. */
const typeName = { email: 'correo', integer: 'número entero', array: 'listado' } as const;

export type RuleType = keyof typeof typeName;

/** What `min` and `max` limit. */
export type Limited = 'text' | 'list' | 'number';

const unit: Record<Limited, (count: number) => string> = {
  text: (count) => `${formatCount(count)} ${count === 1 ? 'carácter' : 'caracteres'}`,
  list: (count) => `${formatCount(count)} ${count === 1 ? 'elemento' : 'elementos'}`,
  number: (count) => formatCount(count),
};
const verb: Record<Limited, string> = { text: 'tener', list: 'tener', number: 'ser' };

/** Inside a sentence: `Correo electrónico` as `correo electrónico`, `NIT` as it is. */
const within = (label: string) => (/^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label);

export const ruleMessages = {
  required: (label: string) => `Por favor ingresar ${within(label)}`,
  type: (label: string, type: RuleType) => `${label} no es un ${typeName[type]} válido`,
  min: (label: string, of: Limited, min: number) => `${label} debe ${verb[of]} mínimo ${unit[of](min)}`,
  max: (label: string, of: Limited, max: number) => `${label} debe ${verb[of]} máximo ${unit[of](max)}`,
  range: (label: string, of: Limited, min: number, max: number) =>
    `${label} debe ${of === 'number' ? 'estar' : 'tener'} entre ${formatCount(min)} y ${unit[of](max)}`,
  invalid: (label: string) => `${label} no es un valor válido`,
};
