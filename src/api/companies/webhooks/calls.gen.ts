/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const createWebhook: Call<typeof contract.createWebhook> = {"method":"POST","path":"/webhooks","access":"user"};
export const deleteWebhook: Call<typeof contract.deleteWebhook> = {"method":"DELETE","path":"/webhooks/{webhookId}","access":"user"};
export const listWebhookDeliveries: Call<typeof contract.listWebhookDeliveries> = {"method":"GET","path":"/webhooks/{webhookId}/deliveries","access":"user"};
export const listWebhooks: Call<typeof contract.listWebhooks> = {"method":"GET","path":"/webhooks","access":"user"};
export const repeatWebhookDelivery: Call<typeof contract.repeatWebhookDelivery> = {"method":"POST","path":"/webhooks/{webhookId}/deliveries/{deliveryId}/repeat","access":"user"};
export const rotateWebhookSecret: Call<typeof contract.rotateWebhookSecret> = {"method":"POST","path":"/webhooks/{webhookId}/secret","access":"user"};
export const tryWebhook: Call<typeof contract.tryWebhook> = {"method":"POST","path":"/webhooks/{webhookId}/test","access":"user"};
export const updateWebhook: Call<typeof contract.updateWebhook> = {"method":"PATCH","path":"/webhooks/{webhookId}","access":"user"};
