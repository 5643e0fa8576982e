import type { Address } from "./find-address";
import type { CredentialList } from "./find-credentials";
import type { DateList } from "./find-dates";
import type { Figure } from "./find-figures";
import type { OpeningHours } from "./find-hours";
import type { Person } from "./person";
import type { GivenPhone } from "./find-phones";
import type { PriceGroup } from "./find-prices";
import type { QuestionAndAnswer } from "./question-and-answer";
import type { Quote } from "./find-quotes";
import type { Service } from "./find-services";
import type { SocialLink } from "./find-social-links";
import type { Found } from "./source-text";

/** Each fact with what it was read from: the words, where its reader knows them, else sentences that say it. */
export interface FoundFacts {
  phones: Found<GivenPhone>[];
  emails: Found<string>[];
  address: Found<Address>[];
  social: Found<SocialLink>[];
  hours: Found<OpeningHours>[];
  prices: Found<PriceGroup["items"][number]>[];
  services: Found<Service>[];
  people: Found<Person>[];
  dates: Found<DateList["items"][number]>[];
  areas: Found<string>[];
  credentials: Found<CredentialList["items"][number]>[];
  figures: Found<Figure>[];
  established: Found<string>[];
  languages: Found<string>[];
  quotes: Found<Quote>[];
  questions: Found<QuestionAndAnswer>[];
}

/** The members of a list, each in one of the sentences that say the list. */
export const foundTogether = <T>(values: readonly T[], sentenceIds: number[] = []): Found<T>[] =>
  values.map((value) => ({ value, sentenceIds }));
