/** What every part of the screen works on. */
import type { ReportMonth } from './report-month.ts';
import type { ReportForm } from './use-report-form.ts';

export interface PartProps {
  company: number;
  /** Of the item. */
  id: number;
  form: ReportForm;
  month: ReportMonth;
  readOnly: boolean;
}
