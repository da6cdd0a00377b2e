/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const createTemplate: Call<typeof contract.createTemplate> = {"method":"POST","path":"/notification-templates","access":"admin"};
export const deleteTemplate: Call<typeof contract.deleteTemplate> = {"method":"DELETE","path":"/notification-templates/{templateId}","access":"admin"};
export const duplicateTemplate: Call<typeof contract.duplicateTemplate> = {"method":"POST","path":"/notification-templates/{templateId}/duplicate","access":"admin"};
export const exportResults: Call<typeof contract.exportResults> = {"method":"GET","path":"/notification-templates/{templateId}/results/export","access":"admin","produces":"application/octet-stream"};
export const exportTemplates: Call<typeof contract.exportTemplates> = {"method":"GET","path":"/notification-templates/export","access":"admin","produces":"application/octet-stream"};
export const getTemplate: Call<typeof contract.getTemplate> = {"method":"GET","path":"/notification-templates/{templateId}","access":"admin"};
export const getTemplateImage: Call<typeof contract.getTemplateImage> = {"method":"GET","path":"/notification-templates/{templateId}/image","access":"admin","produces":"image/webp"};
export const listAudienceOptions: Call<typeof contract.listAudienceOptions> = {"method":"GET","path":"/notification-templates/audience-options","access":"admin"};
export const listRecipients: Call<typeof contract.listRecipients> = {"method":"GET","path":"/notification-templates/{templateId}/recipients","access":"admin"};
export const listTemplates: Call<typeof contract.listTemplates> = {"method":"GET","path":"/notification-templates","access":"admin"};
export const measureAudience: Call<typeof contract.measureAudience> = {"method":"POST","path":"/notification-templates/preview","access":"admin"};
export const putTemplateImage: Call<typeof contract.putTemplateImage> = {"method":"PUT","path":"/notification-templates/{templateId}/image","access":"admin"};
export const recipientStates: typeof contract.recipientStates = ["seen","reminded","waiting"];
export const sendTemplate: Call<typeof contract.sendTemplate> = {"method":"POST","path":"/notification-templates/{templateId}/send","access":"admin"};
export const templateResults: Call<typeof contract.templateResults> = {"method":"GET","path":"/notification-templates/{templateId}/results","access":"admin"};
export const updateTemplate: Call<typeof contract.updateTemplate> = {"method":"PUT","path":"/notification-templates/{templateId}","access":"admin"};
export const withdrawTemplate: Call<typeof contract.withdrawTemplate> = {"method":"POST","path":"/notification-templates/{templateId}/withdraw","access":"admin"};
