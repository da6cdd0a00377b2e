/** A page on which a film is played: its scenes with their times, and a pointer that the audience sees. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Cue } from './captions.ts';

/** Reading time of a caption in milliseconds: a floor, and what each character adds. */
const READ_MS = 1600;
const READ_MS_A_CHARACTER = 45;
/** What is seen of a wait. */
const SEEN_MS = 500;
/** Steps of a movement of the pointer. */
const STEPS = 12;

export class Stage {
  readonly page: Page;
  readonly cues: Cue[] = [];
  readonly #scenes: readonly string[];
  /** Spans that are cut out, in seconds since the Unix epoch. */
  readonly cuts: { from: number; to: number }[] = [];
  #begun = 0;
  #cut = 0;
  #readable = 0;

  constructor(page: Page, scenes: readonly string[]) {
    this.page = page;
    this.#scenes = scenes;
  }

  /** Seconds since the Unix epoch at which the first scene began. */
  get begun(): number {
    return this.#begun / 1000;
  }

  /** The next scene: the one before stays as long as it takes to read. */
  async scene(): Promise<void> {
    await this.#read();
    const words = this.#scenes[this.cues.length];
    if (words === undefined) throw new Error(`more scenes than the ${this.#scenes.length} that are told`);
    const now = Date.now();
    if (this.cues.length === 0) this.#begin(now);
    this.cues.push({ from: this.#played, to: 0, words });
    this.#readable = now + READ_MS + READ_MS_A_CHARACTER * words.length;
  }

  #begin(now: number): void {
    this.#begun = now;
    this.#cut = 0;
    this.cuts.length = 0;
  }

  /** Seconds of film so far. */
  get #played(): number {
    return (Date.now() - this.#begun - this.#cut) / 1000;
  }

  /** What the machine takes to answer, of which the audience sees a moment. */
  async wait(until: Promise<unknown>): Promise<void> {
    const from = Date.now() + SEEN_MS;
    await until;
    const cut = Date.now() - from;
    if (cut <= 0) return;
    this.cuts.push({ from: from / 1000, to: (from + cut) / 1000 });
    this.#cut += cut;
    this.#readable += cut;
  }

  /** Until the words of this scene have been read. */
  async rest(): Promise<void> {
    await sleep(Math.max(0, this.#readable - Date.now()));
  }

  /** Ends the last scene. Returns the time, in seconds since the Unix epoch. */
  async end(): Promise<number> {
    await this.#read();
    if (this.cues.length < this.#scenes.length)
      throw new Error(`${this.cues.length} of ${this.#scenes.length} scenes were played`);
    return Date.now() / 1000;
  }

  async #read(): Promise<void> {
    const last = this.cues.at(-1);
    if (last === undefined) return;
    await this.rest();
    last.to = this.#played;
  }

  async point(at: Locator): Promise<void> {
    await at.scrollIntoViewIfNeeded();
    const box = await at.boundingBox();
    if (box === null) throw new Error(`nothing to point at: ${at}`);
    await this.#showPointer();
    await this.page.mouse.move(box.x + Math.min(box.width / 2, 220), box.y + Math.min(box.height / 2, 60), {
      steps: STEPS,
    });
    await sleep(300);
  }

  async click(at: Locator): Promise<void> {
    await this.point(at);
    await at.click();
  }

  /** A headless browser draws no pointer. */
  async #showPointer(): Promise<void> {
    await this.page.evaluate(() => {
      if (document.getElementById('pointer')) return;
      const pointer = document.createElement('div');
      pointer.id = 'pointer';
      pointer.popover = 'manual';
      pointer.style.cssText =
        'position:fixed;inset:auto;margin:-11px 0 0 -11px;width:22px;height:22px;border-radius:50%;border:2px solid #fff;' +
        'padding:0;background:rgba(220,60,40,.75);box-shadow:0 0 0 1px rgba(0,0,0,.4);pointer-events:none;z-index:99999';
      document.body.append(pointer);
      addEventListener('mousemove', ({ clientX, clientY }) => {
        pointer.style.left = `${clientX}px`;
        pointer.style.top = `${clientY}px`;
        // Above dialogs, which are in the top layer.
        if (pointer.matches(':popover-open')) pointer.hidePopover();
        pointer.showPopover();
      });
    });
  }
}
