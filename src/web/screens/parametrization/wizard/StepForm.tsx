/** A step: accounts, parameters and rules at the left, preview and differences at the right. */

import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import { useDebounced } from '#web/ui/form/use-debounced.ts';
import { useAccountNames, useMonthsPreview, usePreview } from '../../../data/audits/parametrization.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { parametrizationPath } from '../../../data/routes/company-route.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { useSeesBooks } from '../../../data/users/access.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { RecalculateNotice } from '../../../recalculate/RecalculateNotice.tsx';
import { TourButton } from '../../../tours/TourButton.tsx';
import { useTour } from '../../../tours/use-tour.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RailSide } from '../../../ui/page/RailPage.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { HindranceNotice } from '../../../ui/state/HindranceNotice.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { AppliedNotice } from '../differences/AppliedNotice.tsx';
import { DifferencesPanel } from '../differences/DifferencesPanel.tsx';
import { NewVersionNotice } from '../differences/NewVersionNotice.tsx';
import { AssetClasses } from '../fields/AssetClasses.tsx';
import { accountBook } from '../fields/account-book.ts';
import { ParametersPanel } from '../fields/ParametersPanel.tsx';
import { RolesPanel } from '../fields/RolesPanel.tsx';
import { RulesPanel } from '../fields/RulesPanel.tsx';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { previewed, settingsOf } from '../settings-form.ts';
import { SuggestionsPanel } from '../suggestions/SuggestionsPanel.tsx';
import { editionTour, wizardText } from '../text.es.ts';
import { type SettingsForm, useSettingsForm } from '../use-settings-form.ts';
import { WholePanel } from '../whole/WholePanel.tsx';
import { StepExample } from './StepExample.tsx';

/** Debounce in ms. */
const PAUSE = 400;

interface StepFormProps {
  company: number;
  stored: ParametrizedValidation;
  next: { id: number; attributes: { title: string } } | null;
}

export function StepForm({ company, stored, next }: StepFormProps) {
  const form = useSettingsForm(company, stored);
  const why = useHindrance('parametrizacion.editar', company);
  const { attributes } = form.base;
  const wanted = useMemo(() => previewed(settingsOf(attributes, form.values)), [attributes, form.values]);
  const asked = useDebounced(wanted, PAUSE);
  const seesBooks = useSeesBooks(company);
  const [tried, inForce] = seesBooks ? [asked, attributes.settings] : [null, null];
  const preview = usePreview(company, stored.id, tried);
  const before = usePreview(company, stored.id, inForce);
  const months = useMonthsPreview(company, stored.id, tried);
  const storedMonths = useMonthsPreview(company, stored.id, inForce);
  const objections = preview.error instanceof ApiError ? preview.error.fields : [];
  const problems = form.failures.length > 0 ? form.failures : objections;
  const { data: accounts } = useAccountNames(company);
  const book = useMemo(() => accountBook(accounts ?? []), [accounts]);
  const tour = useTour('validations_edition', editionTour, !seesBooks || !preview.isLoading);
  const isPhone = useMedia(phone);
  const fields = { form, problems, readOnly: why !== null, book };
  return (
    <>
      <div>
        <PageHeader
          title={attributes.title}
          actions={<TourButton onClick={tour.start} />}
          context={
            <>
              {attributes.summary} <Link to={validationHelpPath(attributes.key)}>{wizardText.howItWorks}</Link>
            </>
          }
        />
        <StepExample validation={attributes.key} />
        <HindranceNotice why={why} />
        {/* In the bar it would take a third of a phone. */}
        {isPhone && why === null && form.changes.length === 0 && <RecalculateNotice company={company} />}
        {attributes.problems.length > 0 && (
          <Notice urgent>
            {wizardText.staleProblems} {attributes.problems.map(({ message }) => message).join(' ')}
          </Notice>
        )}
        <AppliedNotice company={company} readOnly={why !== null} />
        <NewVersionNotice company={company} readOnly={why !== null} />
        {form.recovered && form.changes.length > 0 && <Notice>{wizardText.recovered}</Notice>}
        <SuggestionsPanel company={company} suggestions={preview.data?.suggestions ?? []} readOnly={why !== null} />
        <RolesPanel {...fields} accounts={preview.data?.accounts ?? {}} />
        {attributes.assetClasses && <AssetClasses {...fields} names={attributes.assetClasses} />}
        <RulesPanel {...fields} />
        <ParametersPanel {...fields} />
        {why === null && <StepBar company={company} form={form} next={next} />}
      </div>
      <RailSide>
        <PreviewPanel
          company={company}
          isHidden={!seesBooks}
          preview={preview}
          before={before.data}
          months={months.data ?? []}
          storedMonths={storedMonths.data ?? []}
          isChanged={form.changes.length > 0}
          isInvalid={objections.length > 0}
        />
        <DifferencesPanel company={company} form={form} readOnly={why !== null} />
        <WholePanel company={company} readOnly={why !== null} />
      </RailSide>
    </>
  );
}

interface StepBarProps extends Pick<StepFormProps, 'company' | 'next'> {
  form: SettingsForm;
}

function StepBar({ company, form, next }: StepBarProps) {
  const navigate = useNavigate();
  const isPhone = useMedia(phone);
  const { changes, saving } = form;
  const changed = changes.length > 0;
  const save = async (goOn: boolean) => {
    if (!(await form.save())) return;
    if (goOn && next) await navigate(parametrizationPath(company, next.id));
  };
  const general = form.failures.filter(({ field }) => !/^settings\.(roles|parameters|rules)\./.test(field));
  return (
    <SaveBar
      above={
        <>
          {general.map(({ message }) => (
            <Notice key={message} urgent>
              {message}
            </Notice>
          ))}
          {!isPhone && !changed && <RecalculateNotice company={company} />}
        </>
      }
      status={changed ? wizardText.unsaved(changes.length) : wizardText.allSaved}
    >
      {changed && (
        <Button disabled={saving} onClick={form.discard}>
          {wizardText.discard}
        </Button>
      )}
      {changed && next && (
        <Button disabled={saving} onClick={() => void save(false)}>
          {wizardText.save}
        </Button>
      )}
      {changed ? (
        <Button type="primary" loading={saving} onClick={() => void save(true)}>
          {next ? wizardText.saveAndGo : wizardText.save}
        </Button>
      ) : (
        next && (
          <Button onClick={() => void navigate(parametrizationPath(company, next.id))}>
            {wizardText.next(next.attributes.title)}
          </Button>
        )
      )}
    </SaveBar>
  );
}
