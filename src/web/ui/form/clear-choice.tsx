/** The cross that empties a list to choose one from; Ant Design's own has an English name and a mark of another hand. */
import { X } from 'lucide-react';
import { uiText } from '../text.es.ts';

export const clearChoice = {
  label: uiText.clearChoice,
  clearIcon: <X size={14} strokeWidth={1.75} aria-hidden />,
};
