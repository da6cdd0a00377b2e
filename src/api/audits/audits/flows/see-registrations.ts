/** Looks for the registration of flows in the balance of a later month, in a worker thread. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import { registeredFlows } from '#core/engine/life/registration.ts';
import type { OpenFlow } from './queries.ts';

export interface RegistrationTask {
  month: StoredBalance;
  flows: Pick<OpenFlow, 'topic' | 'registration'>[];
}

/** Positions of the flows that the month registers. */
export async function seeRegistrations({ month, flows }: RegistrationTask): Promise<number[]> {
  const balance = openStoredBalance(month, []);
  const placed = flows.map((flow, position) => ({ ...flow, position }));
  return [...Map.groupBy(placed, ({ topic }) => topic).values()].flatMap((ofTopic) =>
    registeredFlows(
      ofTopic.map(({ registration }) => registration),
      balance,
    ).map((index) => ofTopic[index]!.position),
  );
}
