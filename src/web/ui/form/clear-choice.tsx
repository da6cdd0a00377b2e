/** The cross that empties a list to choose one from; Ant Design's own has an English name and a mark of another hand. */
import { X } from 'lucide-react';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';

export const clearChoice = {
  label: uiText.clearChoice,
  clearIcon: <Icon of={X} size={14} />,
};
