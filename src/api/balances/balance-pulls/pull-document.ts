/** Pull as an API document. */
import { appErrorText } from '#core/call/app-error.es.ts';
import type { BalancePull } from './contract.ts';
import type { KeptFailure } from './pull-record.ts';
import type { PullRecord } from './queries.ts';

export function pullDocument(pull: PullRecord): BalancePull {
  const { id, state, automatic, requestedBy, createdAt, finishedAt, months, directory } = pull;
  return {
    id,
    attributes: {
      state,
      automatic,
      requestedBy,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      months: months.map(({ failure, ...month }) => ({ ...month, ...told(failure) })),
      thirdParties: directory && { count: directory.count, ...told(directory.failure) },
    },
  };
}

function told(failure: KeptFailure | null): { error: string | null; message: string | null } {
  return { error: failure?.code ?? null, message: failure && appErrorText[failure.code](failure.data) };
}
