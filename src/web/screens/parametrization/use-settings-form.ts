/** Form state of settings: draft saved on each change, compared with the stored version, saved with If-Match. */

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
  /** Stored version as read. */
  base: ParametrizedValidation;
  values: FormValues;
  /** Unsaved changes. */
  changes: Place[];
  /** Whether it was restored from a draft. */
  recovered: boolean;
  saving: boolean;
  /** Server errors by field (`settings.roles.costo.0`); '' for the form. */
  failures: readonly FieldError[];
  edit(place: Place, value: unknown): void;
  /** Several values at once. */
  editAll(edits: readonly (readonly [place: Place, value: unknown])[]): void;
  /** Resets to the stored version. */
  discard(): void;
  /** Moves to the newly stored version, dropping the changes. */
  take(now: ParametrizedValidation): void;
  /** Resolves to whether it was saved. */
  save(): Promise<boolean>;
}

/** Draft key of a step. */
export function draftName(company: number, validationId: number): string {
  return `parametrization-${company}-${validationId}`;
}

export function useSettingsForm(company: number, stored: ParametrizedValidation): SettingsForm {
  const name = draftName(company, stored.id);
  // A refetch must not change the base while typing; If-Match detects conflicts on save.
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
    // Shown by the form.
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
      // A failed refetch is reported like any query failure.
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
    editAll(edits) {
      put(
        edits.reduce((next, [place, value]) => withValue(next, place, value), values),
        read,
      );
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
