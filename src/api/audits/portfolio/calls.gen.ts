/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const changePortfolioView: Call<typeof contract.changePortfolioView> = {"method":"PUT","path":"/user/portfolio/views/{viewId}","access":"user"};
export const deletePortfolioView: Call<typeof contract.deletePortfolioView> = {"method":"DELETE","path":"/user/portfolio/views/{viewId}","access":"user"};
export const exportPortfolio: Call<typeof contract.exportPortfolio> = {"method":"GET","path":"/user/portfolio/export","access":"user","produces":"application/octet-stream"};
export const getPortfolio: Call<typeof contract.getPortfolio> = {"method":"GET","path":"/user/portfolio","access":"user"};
export const listPortfolioViews: Call<typeof contract.listPortfolioViews> = {"method":"GET","path":"/user/portfolio/views","access":"user"};
export const markCompany: Call<typeof contract.markCompany> = {"method":"PUT","path":"/user/portfolio/companies/{companyId}","access":"user"};
export const portfolioOrders: typeof contract.portfolioOrders = ["priority","name","nit","month","healthIndex","change","critica","alta","media","baja","amount","due"];
export const portfolioParts: typeof contract.portfolioParts = ["critical","pending","due","favourite"];
export const savePortfolioView: Call<typeof contract.savePortfolioView> = {"method":"POST","path":"/user/portfolio/views","access":"user"};
