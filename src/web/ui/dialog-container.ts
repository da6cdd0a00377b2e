/**
 * Where dialogs are put. Beside the page and not on the body: over the body they would lock its scrolling with a style of
 * their own, which the content security policy refuses.
 */
export function dialogContainer(): HTMLElement {
  return document.getElementById('root') ?? document.body;
}
