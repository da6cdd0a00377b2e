/** Question of a form with a new password: whether the user's API tokens end too, with those that live. */
import { formatDay } from '#web/dates.es.ts';
import { ApiError } from '../data/failures/failure.ts';
import { Radios } from '../ui/control/Radios.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Stack } from '../ui/layout/Layout.tsx';
import { Second, Text } from '../ui/layout/Text.tsx';
import { tokensChoiceText as text } from './text.es.ts';

export interface LivingToken {
  id: string;
  name: string;
  /** Last characters. */
  tail: string;
  /** Null: never. */
  lastUsedAt: string | null;
}

/** What the field `tokens` of the form holds. */
export type TokensAnswer = 'keep' | 'end';

/** The answer as the API takes it; nothing when it was not asked. */
export function tokensDecision(answer: TokensAnswer | undefined): { endTokens?: boolean } {
  return answer === undefined ? {} : { endTokens: answer === 'end' };
}

/** Whether a change was refused because it lacks that answer. */
export function isUndecided(failure: Error): boolean {
  return failure instanceof ApiError && failure.word === 'password.tokens_undecided';
}

const options: readonly { value: TokensAnswer; label: string }[] = [
  { value: 'keep', label: text.keep },
  { value: 'end', label: text.end },
];

/** Nothing without living tokens. */
export function TokensChoice({ tokens }: { tokens: readonly LivingToken[] }) {
  if (tokens.length === 0) return null;
  return (
    <>
      <Text as="p" below={8}>
        {text.living(tokens.length)}
      </Text>
      <Stack as="ul" gap={8} ground="sheet" inset below={16}>
        {tokens.map(({ id, name, tail, lastUsedAt }) => (
          <li key={id}>
            <b>{name}</b> <span className="mut">…{tail}</span>
            <Second>{lastUsedAt === null ? text.unused : text.used(formatDay(lastUsedAt))}</Second>
          </li>
        ))}
      </Stack>
      <Field name="tokens" label={text.question} rules={[{ required: true }]}>
        <Radios look="list" options={options} />
      </Field>
    </>
  );
}
