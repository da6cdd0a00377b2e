/** A step of a guided tour. */
export interface TourStep {
  /** Selector of the part of the page: `data-tour` by convention. */
  part: string;
  title: string;
  text: string;
}
