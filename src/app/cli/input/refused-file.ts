/** A file that is not read, with the sentence for whoever named it: no fault of ours. Alone, as every command knows of it. */
export class RefusedFile extends Error {}
