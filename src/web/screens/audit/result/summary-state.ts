/** Whether a user last left the summary of audits open, in this browser; closed before. */
const key = 'audit-summary';

export function isSummaryOpen(): boolean {
  return localStorage.getItem(key) === 'open';
}

export function rememberSummary(isOpen: boolean): void {
  localStorage.setItem(key, isOpen ? 'open' : 'closed');
}
