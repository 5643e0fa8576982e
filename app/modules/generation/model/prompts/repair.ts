/** What a model is told when its answer could not be read; `{problems}` says why. */
export const REPAIR = `Your answer could not be used:
{problems}

Send the whole answer again, mended, as JSON of the agreed form and nothing else.`;
