/** The help: validations and their method, exports of each package, use of the product, glossary. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { legalReferenceSchema, severitySchema } from '#core/engine/finding-schema.ts';
import type { GuideBlock } from '#core/guide/guide-tree.ts';

const orNull = <S extends ReturnType<typeof Type.Object> | ReturnType<typeof Type.String>>(schema: S) =>
  Type.Union([schema, Type.Null()]);
const literals = <const T extends readonly string[]>(...values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

/** Anchors of the sections that every validation page has, whatever its guide. */
export const guideSectionIds = {
  legal: 'base-legal',
  roles: 'cuentas',
  parameters: 'parametros',
  reasons: 'no-se-evalua',
} as const;

/** Text of a section as a tree of blocks (`GuideBlock`), ready to draw. */
const contentSchema = Type.Unsafe<GuideBlock[]>(
  Type.Array(Type.Object({ type: literals('heading', 'paragraph', 'quote', 'list', 'table', 'code', 'drawing') })),
);

/** A section of a guide. Its `id` is an anchor, unique in the page. */
export const guideSectionSchema = Type.Object({
  id: Type.String(),
  /** 1 before the first heading (no title), else 2 or 3. */
  level: Type.Integer(),
  title: Type.String(),
  /** `rules` and `legal`: positions of the page's rules and legal sources. */
  kind: literals('text', 'rules', 'legal'),
  markdown: Type.String(),
  content: contentSchema,
});
export type GuideSection = Static<typeof guideSectionSchema>;

const ruleItemSchema = Type.Object({
  code: Type.String(),
  title: Type.String(),
  severity: severitySchema,
  /** For petty amounts; equal where the amount does not matter. */
  pettySeverity: severitySchema,
});

/** A norm with the rules that cite it. */
export const guideSourceSchema = Type.Object({
  ...legalReferenceSchema.properties,
  key: Type.String(),
  short: Type.String(),
  /** Its official text; null where no address is known. */
  url: orNull(Type.String()),
  rules: Type.Array(Type.String()),
});
export type GuideSource = Static<typeof guideSourceSchema>;

export const guideValidationSchema = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  rules: Type.Array(ruleItemSchema),
  legal: Type.Array(guideSourceSchema),
});
export type GuideValidation = Static<typeof guideValidationSchema>;

/** A finding in the books of a case, as an example. */
export const guideExampleSchema = Type.Object({
  title: Type.String(),
  message: Type.String(),
  correction: Type.String(),
});

export const guideRuleSchema = Type.Object({
  ...ruleItemSchema.properties,
  /** Its section of the guide. */
  markdown: Type.String(),
  content: contentSchema,
  why: Type.String(),
  /** Remedy; null where it depends on the finding: the example then has its own. */
  correction: orNull(Type.String()),
  example: orNull(guideExampleSchema),
  /** Keys of the page's legal sources. */
  legal: Type.Array(Type.String()),
});
export type GuideRule = Static<typeof guideRuleSchema>;

export const guideValidationPageSchema = Type.Object({
  ...guideValidationSchema.properties,
  /** Weight in the health index. */
  weight: Type.Number(),
  rules: Type.Array(guideRuleSchema),
  sections: Type.Array(guideSectionSchema),
  roles: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), prefixes: Type.Array(Type.String()) })),
  parameters: Type.Array(
    Type.Object({
      key: Type.String(),
      label: Type.String(),
      help: Type.String(),
      /** Default in words: one; none or many for lists. */
      values: Type.Array(Type.String()),
      isList: Type.Boolean(),
    }),
  ),
  /** Reasons for not applying or not being evaluated. */
  reasons: Type.Array(Type.String()),
});
export type GuideValidationPage = Static<typeof guideValidationPageSchema>;

export const guideFormatSchema = Type.Object({
  key: Type.String(),
  name: Type.String(),
  /** Of no package: for any program that can write a table. */
  isGeneral: Type.Boolean(),
  /** No real file of it was seen: the totals of a file are to be compared. */
  isAssumed: Type.Boolean(),
  /** Accounting packages that it serves; for a general one, those without a format of their own. */
  software: Type.Array(Type.String()),
  /** Name of the report to export, and file types; null where the guide names none. */
  report: orNull(Type.String()),
  files: orNull(Type.String()),
});
export type GuideFormat = Static<typeof guideFormatSchema>;

export const guideFormatPageSchema = Type.Object({
  ...guideFormatSchema.properties,
  sections: Type.Array(guideSectionSchema),
});
export type GuideFormatPage = Static<typeof guideFormatPageSchema>;

export const guideArticleSchema = Type.Object({ key: Type.String(), title: Type.String(), summary: Type.String() });

export const guideArticlePageSchema = Type.Object({
  ...guideArticleSchema.properties,
  sections: Type.Array(guideSectionSchema),
});
export type GuideArticlePage = Static<typeof guideArticlePageSchema>;

/** A glossary term; `validation`: key of the validation about it. */
export const guideTermSchema = Type.Object({
  term: Type.String(),
  text: Type.String(),
  validation: orNull(Type.String()),
});
export type GuideTerm = Static<typeof guideTermSchema>;

/** A search hit: a section with some of the words. */
export const guideHitSchema = Type.Object({
  kind: literals('validation', 'format', 'article', 'term', 'screen'),
  /** Key of the page; of a term the term itself; of a screen its address, with `{company}` for the chosen one. */
  key: Type.String(),
  title: Type.String(),
  /** Null for the page itself. */
  section: orNull(Type.Object({ id: Type.String(), title: Type.String() })),
  /** Text around the hit, split at the boundaries of `found`. */
  excerpt: Type.Array(Type.Object({ text: Type.String(), found: Type.Boolean() })),
});
export type GuideHit = Static<typeof guideHitSchema>;

const common = { method: 'GET', access: 'public', tag: 'guide' } as const;
const keyParams = Type.Object({ key: Type.String({ maxLength: 60 }) }, { additionalProperties: false });

export const guideValidations = endpoint({
  ...common,
  path: '/guide/validations',
  summary: 'Lists the validations in order of execution, with their rules and legal sources.',
  answer: Type.Object({ data: Type.Array(guideValidationSchema) }),
});
export const guideValidation = endpoint({
  ...common,
  path: '/guide/validations/{key}',
  summary: 'Gets the page of a validation: guide, rules, legal sources, accounts and parameters.',
  params: keyParams,
  answer: Type.Object({ data: guideValidationPageSchema }),
  errors: ['resource.not_found'],
});
export const guideFormats = endpoint({
  ...common,
  path: '/guide/formats',
  summary: 'Lists the supported file layouts and their accounting packages.',
  answer: Type.Object({ data: Type.Array(guideFormatSchema) }),
});
export const guideFormat = endpoint({
  ...common,
  path: '/guide/formats/{key}',
  summary: 'Gets the page of a file layout: how to export and how it is read.',
  params: keyParams,
  answer: Type.Object({ data: guideFormatPageSchema }),
  errors: ['resource.not_found'],
});
export const guideArticles = endpoint({
  ...common,
  path: '/guide/articles',
  summary: 'Lists the articles of the help.',
  answer: Type.Object({ data: Type.Array(guideArticleSchema) }),
});
export const guideArticle = endpoint({
  ...common,
  path: '/guide/articles/{key}',
  summary: 'Gets an article of the help.',
  params: keyParams,
  answer: Type.Object({ data: guideArticlePageSchema }),
  errors: ['resource.not_found'],
});
export const guideGlossary = endpoint({
  ...common,
  path: '/guide/glossary',
  summary: 'Lists the terms of the glossary in alphabetical order.',
  answer: Type.Object({ data: Type.Array(guideTermSchema) }),
});
export const guideSearch = endpoint({
  ...common,
  path: '/guide/search',
  summary: 'Searches the help for the words of a text, in any form or through a synonym, best match first.',
  query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(guideHitSchema) }),
});
