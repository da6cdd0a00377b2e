/** Templates of notifications, for staff: written, sent, and who has seen them. Each screen shows its own failures. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  createTemplate,
  deleteTemplate,
  duplicateTemplate,
  exportResults,
  exportTemplates,
  getTemplate,
  getTemplateImage,
  listAudienceOptions,
  listRecipients,
  listTemplates,
  measureAudience,
  putTemplateImage,
  sendTemplate,
  templateResults,
  updateTemplate,
  withdrawTemplate,
} from '#api/users/notifications/templates/calls.gen.ts';
import type {
  Audience,
  listTemplates as listDeclared,
  NotificationTemplate,
  RecipientState,
  TemplateBody,
} from '#api/users/notifications/templates/contract.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import type { TableFormat } from '#core/call/table-format.ts';
import { call, open } from '../transport/api.ts';
import { dataAddress } from '../transport/data-address.ts';
import { download } from '../transport/download.ts';
import { type ListFile, listFile } from '../transport/list-file.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };
const templatesKey = ['notification-templates'];

function readTemplatesAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: templatesKey });
}

export type TemplateQuery = QueryOf<typeof listDeclared>;

/** A page with its `meta`; the previous page stays until it arrives. */
export function useTemplates(query: TemplateQuery) {
  return useQuery({
    queryKey: [...templatesKey, 'list', query],
    queryFn: ({ signal }) => call(listTemplates, { query, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export const templatesFile = listFile(exportTemplates);

/** How soon one that is due is read again, in ms. */
const dueEvery = 700;

/** Null: one that is not written yet. One that is due is read until it was sent. */
export function useTemplate(templateId: number | null) {
  return useQuery({
    queryKey: [...templatesKey, 'one', templateId],
    enabled: templateId !== null,
    queryFn: async ({ signal }) => (await call(getTemplate, { params: { templateId: templateId ?? 0 }, signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isDue(data) ? dueEvery : false),
    meta: quiet,
  });
}

function isDue({ attributes: { state, startsAt } }: NotificationTemplate): boolean {
  return state === 'programada' && startsAt !== null && new Date(startsAt) <= new Date();
}

/** URL of its picture, fetched with the token; `version`: null for none. */
export function useTemplateImage(templateId: number, version: string | null) {
  return useQuery({
    queryKey: ['template-image', templateId, version],
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: quiet,
    queryFn: async ({ signal }) => {
      const response = await open(getTemplateImage, { params: { templateId }, signal });
      return dataAddress(await response.blob());
    },
  });
}

/** How often what arrives and is seen is counted anew, in ms. */
const countedEvery = 15_000;

export function useTemplateResults(templateId: number) {
  return useQuery({
    queryKey: [...templatesKey, 'results', templateId],
    queryFn: async ({ signal }) => (await call(templateResults, { params: { templateId }, signal })).data,
    refetchInterval: countedEvery,
    meta: quiet,
  });
}

/** Whom one figure of the results counts; null: nobody is asked for. */
export function useRecipients(templateId: number, state: RecipientState | null, page: number) {
  return useQuery({
    queryKey: [...templatesKey, 'recipients', templateId, state, page],
    enabled: state !== null,
    queryFn: ({ signal }) =>
      call(listRecipients, { params: { templateId }, query: { page, ...(state && { state }) }, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** Of one template: everybody who got it. */
export function resultsFile(templateId: number): ListFile {
  return (_, format: TableFormat, name) => download(exportResults, { params: { templateId }, query: { format } }, name);
}

/** Users and companies whom an audience reaches now. */
export function useAudienceSize(audience: Audience) {
  return useQuery({
    queryKey: [...templatesKey, 'audience', audience],
    queryFn: async ({ signal }) => (await call(measureAudience, { body: { audience }, signal })).data,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** Companies or people by what is typed. */
export function useAudienceOptions(kind: 'companies' | 'people', q: string) {
  return useQuery({
    queryKey: [...templatesKey, 'options', kind, q],
    queryFn: async ({ signal }) => (await call(listAudienceOptions, { query: { kind, q }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export interface WrittenTemplate {
  body: TemplateBody;
  /** A new picture. */
  image: File | null;
  /** Schedules it after saving. */
  sends: boolean;
}

export interface SavedTemplate {
  template: NotificationTemplate;
  /** It was saved, but not what came after: its picture, or its sending. */
  failure: Error | null;
}

/** Saves one, or a new one; then its picture, and its sending. */
export function useSaveTemplate(
  before: NotificationTemplate | null,
  reaction?: Reaction<SavedTemplate, WrittenTemplate>,
) {
  const save = async (body: TemplateBody) => {
    if (before === null) return (await call(createTemplate, { body })).data;
    const input = { params: { templateId: before.id }, body, ifMatch: before.attributes.version };
    return (await call(updateTemplate, input)).data;
  };
  const send = async ({ body, image, sends }: WrittenTemplate): Promise<SavedTemplate> => {
    let template = await save(body);
    const params = { templateId: template.id };
    try {
      if (image !== null) template = (await call(putTemplateImage, { params, file: image })).data;
      if (sends) template = (await call(sendTemplate, { params })).data;
      return { template, failure: null };
    } catch (failure) {
      return { template, failure: failure instanceof Error ? failure : new Error(String(failure)) };
    }
  };
  return useChange({ send, settled: readTemplatesAgain }, reaction);
}

export function useWithdrawTemplate(templateId: number, reaction?: Reaction<unknown>) {
  const send = () => call(withdrawTemplate, { params: { templateId } });
  return useChange({ send, settled: readTemplatesAgain }, reaction);
}

export function useDuplicateTemplate(templateId: number, reaction?: Reaction<NotificationTemplate>) {
  const send = async () => (await call(duplicateTemplate, { params: { templateId } })).data;
  return useChange({ send, settled: readTemplatesAgain }, reaction);
}

export function useDeleteTemplate(templateId: number, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(deleteTemplate, { params: { templateId } });
  return useChange({ send, stored: readTemplatesAgain }, reaction);
}
