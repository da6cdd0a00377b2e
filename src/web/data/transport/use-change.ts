/** A mutation of a resource: what is sent and what of the cache follows belong to `web/data`, what is said to the screen. */
import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Call, Endpoint } from '#core/call/endpoint.ts';

/** What a screen adds to a change. `meta: { quiet: true }` where it shows the failure itself. */
export type Reaction<Answer, Input = void> = Pick<
  UseMutationOptions<Answer, Error, Input>,
  'onSuccess' | 'onError' | 'onSettled' | 'meta'
>;

/** The reaction to the whole answer of an endpoint. */
export type ReactionTo<E extends Endpoint | Call, Input = void> = Reaction<AnswerOf<E>, Input>;

interface Change<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  /** After a success, before the screen hears of it. */
  stored?: (cache: QueryClient, answer: Answer, input: Input) => unknown;
  /** After the screen has heard of a success (null) or a failure; the change is pending until it ends. */
  settled?: (cache: QueryClient, failure: Error | null, answer: Answer | undefined) => unknown;
}

export function useChange<Answer, Input = void>(
  { send, stored, settled }: Change<Answer, Input>,
  reaction: Reaction<Answer, Input> = {},
) {
  const cache = useQueryClient();
  return useMutation<Answer, Error, Input>({
    ...reaction,
    mutationFn: async (input) => {
      const answer = await send(input);
      await stored?.(cache, answer, input);
      return answer;
    },
    onSettled: async (answer, failure, ...rest) => {
      await reaction.onSettled?.(answer, failure, ...rest);
      await settled?.(cache, failure, answer);
    },
  });
}
