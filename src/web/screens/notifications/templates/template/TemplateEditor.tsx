/** Form of a template beside its preview and results. */
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { NotificationTemplate } from '#api/users/notifications/templates/contract.ts';
import { templateStateName } from '#core/product/notification/notification.es.ts';
import { ApiError } from '../../../../data/failures/failure.ts';
import { fieldErrors } from '../../../../data/failures/field-errors.ts';
import { notify } from '../../../../data/failures/notices.ts';
import { dropDraft, useDraft } from '../../../../data/session/draft.ts';
import { useSaveTemplate, useTemplateImage } from '../../../../data/users/notification-templates.ts';
import { Form, useForm } from '../../../../ui/form/Form.tsx';
import { Columns, Stack } from '../../../../ui/layout/Layout.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { DraftNotice } from '../../../../ui/state/DraftNotice.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { templatesText as text } from '../text.es.ts';
import { ContentFields } from './ContentFields.tsx';
import { EditorButtons } from './EditorButtons.tsx';
import { Preview } from './Preview.tsx';
import { Results } from './Results.tsx';
import { AudienceField, AudienceReach, ScheduleFields } from './SendFields.tsx';
import { sayWhatWasSaved } from './saved-words.ts';
import { bodyOf, formNames, type TemplateValues, valuesOf } from './template-form.ts';
import { useStashedPicture } from './use-stashed-picture.ts';

/** What is written, and the stored values that it was written over. */
interface Draft {
  over: TemplateValues;
  values: TemplateValues;
}

export function TemplateEditor({ template }: { template: NotificationTemplate | null }) {
  const navigate = useNavigate();
  const form = useForm<TemplateValues>();
  const read = valuesOf(template);
  const name = `notification-template-${template?.id ?? 'new'}`;
  const [draft, setDraft] = useDraft<Draft | null>(name, null);
  const [isRecovered, setRecovered] = useState(draft !== null);
  const [image, setImage] = useStashedPicture(name);
  const [isRefused, setRefused] = useState({ image: false, audience: false });
  const source = useSource(template, image);
  const save = useSaveTemplate(template, {
    meta: { quiet: true },
    onSuccess: ({ template: saved, failure }) => {
      dropDraft(name);
      if (!failure) setImage(null);
      if (failure) notify({ title: text.partly, description: failure.message });
      else sayWhatWasSaved(saved, template);
      void navigate(`/notificaciones/${saved.id}`, { replace: true });
    },
    onError: (failure) => form.setErrors(fieldErrors(failure, formNames)),
  });
  const stored = template?.attributes;
  const isProduct = stored?.isAnnouncement === false;
  const isSent = (stored?.sentAt ?? null) !== null;
  const isOver = stored?.state === 'terminada';
  const submit = async (sends: boolean) => {
    if (!(await form.validate())) return form.submit();
    const values = form.values();
    // A form with fewer fields has the values of the others as they were.
    const whole = { ...read, ...values };
    const lacks = {
      image: sends && whole.kind === 'image' && image === null && (stored?.image ?? null) === null,
      audience: sends && whole.audience.kind !== 'all' && whole.audience.chosen.length === 0,
    };
    setRefused(lacks);
    if (!lacks.image && !lacks.audience) save.mutate({ body: bodyOf(whole, template), image, sends });
  };
  const keep = () => setDraft({ over: draft?.over ?? read, values: { ...read, ...draft?.values, ...form.values() } });
  const discard = () => {
    form.set(read);
    setDraft(null);
    setImage(null);
    setRecovered(false);
  };
  const shownImage = image === null ? (stored?.image ?? null) : { name: image.name, bytes: image.size };
  return (
    <Form<TemplateValues>
      form={form}
      initial={isOver ? read : (draft?.values ?? read)}
      disabled={isOver}
      onEdit={keep}
      onSubmit={() => void submit(false)}
    >
      <PageHeader
        title={stored?.title ?? text.newTitle}
        context={
          <>
            <Link to="/notificaciones">{text.back}</Link> · {contextOf(template)}
          </>
        }
        actions={<EditorButtons template={template} isPending={save.isPending} onSend={() => void submit(true)} />}
      />
      {draft && isRecovered && !isOver && (
        <DraftNotice isOutdated={JSON.stringify(draft.over) !== JSON.stringify(read)} onDiscard={discard} />
      )}
      {save.error && fieldErrors(save.error, formNames).length === 0 && (
        <Notice urgent>{failureWords(save.error)}</Notice>
      )}
      <Columns of="minmax(0, 5fr) minmax(0, 7fr)" until="tablet" align="start">
        <Stack gap={12}>
          <Panel title={text.content}>
            <ContentFields
              productId={isProduct ? (template?.id ?? null) : null}
              image={shownImage}
              isMissing={isRefused.image}
              onImage={(file) => {
                setImage(file);
                keep();
              }}
            />
          </Panel>
          {!isProduct && (
            <>
              <Panel title={text.audience} actions={<AudienceReach />}>
                <AudienceField isSent={isSent} isEmpty={isRefused.audience} />
              </Panel>
              <Panel title={text.schedule}>
                <ScheduleFields isSent={isSent} />
              </Panel>
            </>
          )}
        </Stack>
        <Stack gap={12}>
          <Preview templateId={template?.id ?? 0} source={source} />
          {template && (isSent || isProduct) && <Results templateId={template.id} />}
        </Stack>
      </Columns>
    </Form>
  );
}

function contextOf(template: NotificationTemplate | null): string {
  if (template === null) return text.newContext;
  const { isAnnouncement, state } = template.attributes;
  return isAnnouncement ? text.numbered(template.id, templateStateName[state]) : text.productContext(template.id);
}

function failureWords(failure: Error): string {
  return failure instanceof ApiError && failure.word === 'resource.conflict' ? text.conflict : failure.message;
}

/** URL of the picture: of the one just chosen, or of the stored one. */
function useSource(template: NotificationTemplate | null, image: File | null): string | null {
  const { data: kept } = useTemplateImage(template?.id ?? 0, template?.attributes.image?.version ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (image === null) return;
    const url = URL.createObjectURL(image);
    setChosen(url);
    return () => URL.revokeObjectURL(url);
  }, [image]);
  return chosen ?? kept ?? null;
}
