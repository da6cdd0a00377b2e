/** Custom rules of `--reglas`, every problem reported with its path. Loaded on demand, like the profile. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Worded } from '#core/engine/run-validations.ts';
import { severities } from '#core/engine/severity.ts';
import { compileExpression } from '#core/expression/compile-expression.ts';
import { firstCustomId, LONGEST_EXPRESSION } from '#core/expression/custom-names.ts';
import { customRuleText, customText } from '#core/expression/custom-rule.es.ts';
import { asValidation, type CustomRule } from '#core/expression/custom-rule.ts';
import { describeExpressionError } from '#core/expression/expression-error.es.ts';
import { ExpressionError, pointAt } from '#core/expression/expression-error.ts';
import { readRegular } from './regular-file.ts';
import { rulesText } from './rules-text.es.ts';

const ruleSchema = Type.Object(
  {
    nombre: Type.String({ minLength: 1, maxLength: 120 }),
    severidad: Type.Union(severities.map((severity) => Type.Literal(severity))),
    expresion: Type.String({ maxLength: LONGEST_EXPRESSION }),
    mensaje: Type.Optional(Type.String({ maxLength: 500 })),
    activa: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** The active rules as input of the engine, with ids from 200 up by position. Throws one message with all problems. */
export async function readRules(path: string): Promise<Worded[]> {
  let document: unknown;
  try {
    document = JSON.parse(readRegular(path).toString('utf8'));
  } catch (error) {
    throw new Error(rulesText.unreadable(path, (error as Error).message));
  }
  if (!Array.isArray(document)) throw new Error(rulesText.notAList(path));
  const problems = document.flatMap((entry, index) => problemsOf(path, entry, index + 1));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return (document as Static<typeof ruleSchema>[]).flatMap((rule, index) =>
    rule.activa === false ? [] : [worded(rule, index)],
  );
}

function problemsOf(path: string, entry: unknown, place: number): string[] {
  if (!Value.Check(ruleSchema, entry)) {
    const fields = Value.Errors(ruleSchema, entry).map(({ instancePath, params }) =>
      instancePath === '' ? missingOrSurplus(params) : instancePath.slice(1),
    );
    return [rulesText.wrongField(path, place, [...new Set(fields)], Object.keys(ruleSchema.properties))];
  }
  try {
    compileExpression(entry.expresion);
    return [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const sentence = `${describeExpressionError(error)}\n${pointAt(entry.expresion, error)}`;
    return [rulesText.wrongExpression(path, place, entry.nombre, sentence)];
  }
}

function worded({ nombre, severidad, expresion, mensaje }: Static<typeof ruleSchema>, index: number): Worded {
  const custom: CustomRule = {
    id: firstCustomId + index,
    name: nombre,
    severity: severidad,
    expression: expresion,
    message: mensaje ?? null,
    version: 1,
  };
  return { validation: asValidation(custom, customRuleText(custom)), text: customText(custom) };
}

/** Field names in a problem of the whole entry. */
function missingOrSurplus(params: object): string {
  const named = Object.values(params).find((value) => Array.isArray(value) && typeof value[0] === 'string');
  return Array.isArray(named) ? named.join(', ') : '{}';
}
