/** Whether the modal of the predefined parametrization is open: the menu that opens it may be a drawer that closes. */
import { create } from 'zustand';

export const usePredefinedModal = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const predefinedModal = {
  open: () => usePredefinedModal.setState({ isOpen: true }),
  close: () => usePredefinedModal.setState({ isOpen: false }),
};
