/** What is being set of a validation: kept as a draft at every change, told apart from what is stored, saved over the version that was read. */

import { useState } from 'react';
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import type { FieldError } from '#core/call/app-error.ts';
import { useRereadValidation, useSetValidation } from '../../data/audits/parametrization.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { reportFailure } from '../../data/failures/report-failure.ts';
import { dropDraft, keepDraft, readDraft } from '../../data/session/draft.ts';
import { changedSeats, type FormValues, type Place, settingsOf, valuesOf, withValue } from './settings-form.ts';
import { wizardText } from './text.es.ts';

export interface SettingsForm {
  /** What is stored, as it was read. */
  base: ParametrizedValidation;
  values: FormValues;
  /** What is not saved. */
  changes: Place[];
  /** Whether it started from a draft. */
  recovered: boolean;
  saving: boolean;
  /** What the server objected to, by its field (`settings.roles.costo.0`); '' is all of it. */
  failures: readonly FieldError[];
  edit(place: Place, value: unknown): void;
  /** Back to what is stored. */
  discard(): void;
  /** Goes on from what is stored now, without what was being changed. */
  take(now: ParametrizedValidation): void;
  /** Answers whether it was saved. */
  save(): Promise<boolean>;
}

/** Name of the draft of a step. */
export function draftName(company: number, validationId: number): string {
  return `parametrization-${company}-${validationId}`;
}

export function useSettingsForm(company: number, stored: ParametrizedValidation): SettingsForm {
  const name = draftName(company, stored.id);
  // A refetch while someone types would move the ground; saving with If-Match finds what changed.
  const [base, setBase] = useState(stored);
  const [draft] = useState(() => readDraft<FormValues>(name));
  const read = valuesOf(base.attributes);
  const [values, setValues] = useState(() => (draft ? { ...read, ...draft } : read));
  const [recovered, setRecovered] = useState(draft !== null);
  const [failures, setFailures] = useState<readonly FieldError[]>([]);

  const put = (next: FormValues, over: FormValues) => {
    setValues(next);
    if (changedSeats(over, next).length > 0) keepDraft(name, next);
    else dropDraft(name);
  };
  const rebase = (now: ParametrizedValidation, mine: readonly Place[]) => {
    const there = valuesOf(now.attributes);
    setBase(now);
    put(
      mine.reduce((next, place) => withValue(next, place, values[place.part][place.name]), there),
      there,
    );
  };
  const reread = useRereadValidation(company, base.id);
  const storing = useSetValidation(company, base, {
    // The form says it.
    meta: { quiet: true },
    onSuccess: (now) => {
      rebase(now, []);
      setRecovered(false);
      notify({ title: wizardText.saved, description: now.attributes.title }, 'success');
    },
    onError: async (problem) => {
      if (!(problem instanceof ApiError)) return reportFailure(problem);
      if (problem.told) return;
      const { fields } = problem;
      if (problem.word !== 'resource.conflict') {
        setFailures(fields.length > 0 ? fields : [{ field: '', message: problem.body.message ?? wizardText.failed }]);
        return;
      }
      // That it cannot be read is told as any failure of a query.
      const now = await reread().catch(() => null);
      if (now) rebase(now, changedSeats(read, values));
      setFailures([{ field: '', message: wizardText.conflict }]);
    },
  });
  return {
    base,
    values,
    changes: changedSeats(read, values),
    recovered,
    saving: storing.isPending,
    failures,
    edit(place, value) {
      put(withValue(values, place, value), read);
      setFailures([]);
    },
    discard() {
      put(read, read);
      setFailures([]);
      setRecovered(false);
    },
    take(now) {
      rebase(now, []);
      setFailures([]);
      setRecovered(false);
    },
    async save() {
      setFailures([]);
      return storing.mutateAsync(settingsOf(base.attributes, values)).then(
        () => true,
        () => false,
      );
    },
  };
}
