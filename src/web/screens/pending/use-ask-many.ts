/** Asks the chosen clients one after another, and keeps what came of each. */
import { useRef, useState } from 'react';
import type { MonthBalance } from '#api/audits/pending/contract.ts';
import { mostRequestDays, usualRequestDays } from '#api/balances/file-requests/calls.gen.ts';
import type { FileKind } from '#api/balances/file-requests/contract.ts';
import { dayAfter } from '../../asked/day-after.ts';
import { type AskingOfOne, useAskOneOfMany, useReadPendingAgain } from '../../data/pending.ts';
import { whyFailed } from '../../drop/upload.ts';
import { type AskedRow, isAsked, isReady, rowsOf } from './asked-rows.ts';

export function useAskMany(period: string, balances: readonly MonthBalance[]) {
  const readAgain = useReadPendingAgain();
  const [rows, setRows] = useState(() => rowsOf(balances));
  const [wants, setWants] = useState<readonly FileKind[]>(['balance']);
  const [expiresOn, setExpiresOn] = useState(dayAfter(usualRequestDays));
  const [isSending, setSending] = useState(false);
  const stops = useRef(false);
  const asking = useAskOneOfMany({ meta: { quiet: true } });
  const put = (company: number, change: Partial<AskedRow>) =>
    setRows((before) => before.map((row) => (row.company.id === company ? { ...row, ...change } : row)));
  const chosen = rows.filter(({ isChosen, outcome }) => isChosen && outcome?.made === undefined);
  const isDayGood = expiresOn > dayAfter(0) && expiresOn <= dayAfter(mostRequestDays);
  const send = async () => {
    stops.current = false;
    setSending(true);
    for (const row of chosen) {
      if (stops.current) break;
      const { id } = row.company;
      put(id, { outcome: null });
      try {
        put(id, { outcome: { made: await asking.mutateAsync(askingOf(row, { period, wants, expiresOn })) } });
      } catch (error) {
        put(id, { outcome: { failure: whyFailed(error as Error) } });
      }
    }
    setSending(false);
    await readAgain();
  };
  return {
    rows,
    put,
    chooseAll: (isChosen: boolean) => setRows(rows.map((row) => ({ ...row, isChosen }))),
    wants,
    setWants,
    expiresOn,
    setExpiresOn,
    isDayGood,
    isSending,
    send: () => void send(),
    stop: () => {
      stops.current = true;
    },
    /** That were not asked yet; those of them whose client is not known. */
    left: chosen.length,
    incomplete: chosen.filter((row) => !isReady(row)).length,
    made: rows.filter(({ outcome }) => outcome?.made !== undefined).length,
    failed: rows.filter(({ outcome }) => outcome?.failure !== undefined).length,
    /** Links that no mail takes to their client. */
    byHand: rows.filter(({ outcome }) => outcome?.made?.data.email === null).length,
  };
}
export type AskingMany = ReturnType<typeof useAskMany>;

/** Again where what was asked for is the same: its earlier link opens nothing from then on. */
function askingOf(
  row: AskedRow,
  { period, wants, expiresOn }: { period: string; wants: readonly FileKind[]; expiresOn: string },
): AskingOfOne {
  const { company, name, greeting, email, request, recipient } = row;
  const isSame =
    name.trim() === recipient?.name &&
    greeting.trim() === recipient.greeting &&
    email.trim() === (recipient.email ?? '');
  if (request !== null && isAsked(row) && isSame && wants.length === 1 && wants[0] === 'balance')
    return { company: company.id, requestId: request.id, expiresOn };
  const to = { name: name.trim(), greeting: greeting.trim(), ...(email.trim() !== '' && { email: email.trim() }) };
  return { company: company.id, body: { period, wants: [...wants], ...to, expiresOn } };
}
