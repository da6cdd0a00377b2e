/** Mutations of a resource: request and cache updates belong to `web/data`, reactions to the screen. */
import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Call, Endpoint } from '#core/call/endpoint.ts';

/** A screen's reaction to a change. `meta: { quiet: true }` where it shows failures itself. */
export type Reaction<Answer, Input = void> = Pick<
  UseMutationOptions<Answer, Error, Input>,
  'onSuccess' | 'onError' | 'onSettled' | 'meta'
>;

/** Reaction to the whole response of an endpoint. */
export type ReactionTo<E extends Endpoint | Call, Input = void> = Reaction<AnswerOf<E>, Input>;

interface Change<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  /** After a success, before the screen's reaction. */
  stored?: (cache: QueryClient, answer: Answer, input: Input) => unknown;
  /** After the screen's reaction to a success (null) or failure; the mutation is pending until it resolves. */
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
