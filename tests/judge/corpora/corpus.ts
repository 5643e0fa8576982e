/** What our readers make of one part of a corpus: what agrees, and in words what is wrong and what was left unread. */
export interface CorpusTally {
  name: string;
  agreed: number;
  wrong: string[];
  unread: string[];
}

/** A corpus that others made. The file or folder `at` tells a checkout of it from those of others. */
export interface Corpus {
  at: string;
  judge: (folder: string) => CorpusTally[];
}

/** An empty tally, for a loop to fill. */
export const tallyFor = (name: string): CorpusTally => ({ name, agreed: 0, wrong: [], unread: [] });
