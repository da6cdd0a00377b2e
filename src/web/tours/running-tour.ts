/** Whether a guided tour runs: what would take the focus from it waits. */
import { create } from 'zustand';

export const useRunningTour = create(() => ({ isRunning: false }));

export function setTourRunning(isRunning: boolean): void {
  useRunningTour.setState({ isRunning });
}
