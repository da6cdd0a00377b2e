/** Compares the pixels of a control with and without focus. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Difference of a channel, of 255, from which a pixel counts as another. */
const DIFFERENT = 40;

interface Control {
  /** Tag, type and classes: what the style sheets tell apart. */
  kind: string;
  index: number;
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** One of each kind of reachable control of the page. */
function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const kinds = new Map<string, number>();
    for (const [index, element] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
      const isReachable = element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
      if (!isReachable || element.closest('dialog:not([open])') !== null) continue;
      // A page behind a modal dialog takes no focus.
      const modal = document.querySelector('dialog:modal');
      if (modal !== null && !modal.contains(element)) continue;
      const around = element.parentElement?.className ?? '';
      const kind = [element.localName, element.getAttribute('type') ?? '', element.className, around].join('|');
      const own = `${kind}|${element.getAttribute('aria-current') ?? ''}`;
      if (!kinds.has(own)) kinds.set(own, index);
    }
    return [...kinds].map(([kind, index]) => ({ kind, index }));
  }, focusable);
}

/** The control with the parts that may show its focus: its row, its label, the area around a hidden field. */
async function areaOf(control: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return control.evaluate((element) => {
    const label = element.closest('label');
    const own = element.getBoundingClientRect();
    const parts = [element, element.closest('tr'), label, own.width < 3 ? (label?.parentElement ?? null) : null];
    const boxes = parts.flatMap((part) => part?.getBoundingClientRect() ?? []);
    const room = 6;
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - room);
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - room);
    const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + room);
    const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + room);
    return { x: left, y: top, width: right - left, height: bottom - top };
  });
}

async function pixelsOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  return sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Number of different pixels of two pictures of one size. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const isOther = [0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) >= DIFFERENT);
    if (isOther) count += 1;
  }
  return count;
}

/**
 * Controls whose focus changes fewer pixels than a line along two of their sides, described. `seen`: kinds that need no
 * second look; those of the page are added.
 */
export async function unseenFocus(page: Page, seen: Set<string>): Promise<string[]> {
  const unseen: string[] = [];
  const controls = (await controlsOf(page)).filter(({ kind }) => !seen.has(kind));
  for (const { kind, index } of controls) {
    seen.add(kind);
    const control = page.locator(focusable).nth(index);
    // Focus that is moved while the keyboard is in use is shown.
    await page.keyboard.press('Shift');
    await control.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
    const clip = await areaOf(control);
    if (clip.width < 1 || clip.height < 1) continue;
    const focused = await pixelsOf(page, clip);
    await control.evaluate((element: HTMLElement) => element.blur());
    const usual = await pixelsOf(page, clip);
    const { width, height } = await control.evaluate((element) => element.getBoundingClientRect());
    const least = Math.max(24, Math.min(width, clip.width) + Math.min(height, clip.height));
    if (difference(focused, usual) < least)
      unseen.push(await control.evaluate((element) => element.outerHTML.slice(0, 200)));
  }
  return unseen;
}

/** What has the focus: tag, and text or name; of the page as a whole the tag alone, as it has the text of everything. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === document.body) return 'body';
    return `${element?.localName} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''}`;
  });
}

/** Presses Tab until something with this name has the focus; the number of presses. */
export async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let pressed = 1; pressed <= 80; pressed += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return pressed;
  }
  throw new Error(`nothing named ${name} is reached; the focus is on ${await focused(page)}`);
}
