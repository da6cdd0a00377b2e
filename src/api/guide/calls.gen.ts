/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const guideArticle: Call<typeof contract.guideArticle> = {"method":"GET","path":"/guide/articles/{key}","access":"public"};
export const guideArticles: Call<typeof contract.guideArticles> = {"method":"GET","path":"/guide/articles","access":"public"};
export const guideFormat: Call<typeof contract.guideFormat> = {"method":"GET","path":"/guide/formats/{key}","access":"public"};
export const guideFormats: Call<typeof contract.guideFormats> = {"method":"GET","path":"/guide/formats","access":"public"};
export const guideGlossary: Call<typeof contract.guideGlossary> = {"method":"GET","path":"/guide/glossary","access":"public"};
export const guideSearch: Call<typeof contract.guideSearch> = {"method":"GET","path":"/guide/search","access":"public"};
export const guideSectionIds: typeof contract.guideSectionIds = {"legal":"base-legal","roles":"cuentas","parameters":"parametros","reasons":"no-se-evalua"};
export const guideValidation: Call<typeof contract.guideValidation> = {"method":"GET","path":"/guide/validations/{key}","access":"public"};
export const guideValidations: Call<typeof contract.guideValidations> = {"method":"GET","path":"/guide/validations","access":"public"};
