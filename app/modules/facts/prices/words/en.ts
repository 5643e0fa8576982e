import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const en: WordTable<PriceKind> = {
  article: "a|an|the",
  number:
    "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen",
  unitOfMoney:
    "dollar|dollars|euro|euros|pound|pounds|quid|bucks|buck|pence|p|cents|cent|franc|francs|dirhams|dirham|dhs|dinar|dinars|riyal|riyals|kroner|kronor|rupees|yen|bob",
  amount: "a tenner|a fiver|tenner|fiver|a grand|a quid|a buck|a pound|a dollar|a euro",
  free: "gets in free|get in for nothing|rides free|ride free|swim free|swims free|eat free|eats free|go free|goes free|get in free|stay free|stays free|travel free|pay nothing|pays nothing|without charge|at no cost|no cost|at no charge|free|free of charge|for free|no charge|complimentary|gratis|on the house|costs nothing|cost nothing|costs you nothing|for nothing",
  from: "offers over|offers in excess of|offers around|guide price|from|starting at|starts at|start at|starting from|starts from|start from|begin at|begins at|about|approx|approx.|around|roughly|usually|ca.",
  only: "from only|only|just|now|currently|normally",
  between: "between",
  to: "to",
  limit: "over|above|under|below|more than|less than|at least|up to|exceeding|upwards of|or more",
  per: "per|every|/",
  period:
    "monthly|weekly|yearly|annually|daily|hourly|nightly|pcm|pw|p.a.|pa|p.m.|pp|p.p.|each|apiece|flat|flat rate|one-off|per annum|a head|the pair|weekends|weekdays|ea|ea.|extra|surcharge|supplement",
  onTop: "on top|comes on top|added on top",
  withTax: "plus|excl|excl.|excluding|incl|incl.|including|inc|inc.|ex|+",
  tax: "vat|tax|gst|sales tax|taxes",
  for: "for|at",
  preposition:
    "depending on|depending upon|of|with|without|in|on|by|during|after|before|within|including|incl|incl.|inc|plus|as|if paid|from|per|to|through|until|till|than|into|via|when booked",
  and: "and|&|or",
  linking:
    "is|are|costs|cost|runs|run|price|priced|at just|comes to|will be|=|is always|are always|is of course|starts from|start from",
  offer:
    "we do|we offer|we sell|we also do|we also offer|we also sell|i do|i offer|i sell|i also do|we provide|also|plus|then|and also|our|um|uh|erm|we have|ive got|i've got|we've got",
  speech:
    "we|you|i|it|they|he|she|this|that|these|those|there|there's|it's|that's|have|has|had|was|were|be|been|would|could|must|should|my|your|their|his|her|takes|take|lasts|last|pay|pays|paid|get|gets|includes|include|comes|come|know|please|need|needs|want|both|below that|don't|so|because|who|which|what|how|why|i'm|im|i am|we're|my name's",
  noPrice:
    "refunds|average|averages|averaged|on average|late return|late returns|late pick-up|late pickup|late collection|overdue|no-show|no show|replacement key|bonded|grant|grants|waiting list|waitlist|wait list|tourist tax|city tax|council tax|lost|no-show fee|cancellation fee|late fee|deposit|deposits|minimum|minimum order|minimum spend|save|saves|saved|saving|savings|off|discount|discounts|discounted|raised|raise|raising|turnover|revenue|fined|penalty|worth|donated|donate|donation|donations|invested|funded|recovered|spent|our rent|my rent|we pay rent|salary|wage|wages|sold|won|value of|valued|cashback|refund|refunded|orders over|no minimum|fines|the fine|a fine of|prize of|insured for|a budget of|raise funds|give back|gives back|given back|pay back|pays back|reimburse|reimburses|reimbursed|reimbursement|rebate|rebates|we spent|this year|last year|card payment|card payments|cards accepted|payment|payments|pay by card|contactless",
  answer: "yes|no|not|none|never|nothing|neither|sorry|sure|most|some|many",
  when: "today|nowadays|if|when|whenever|provided|as long as",
  otherwise: "otherwise|if not",
  change: "more|less|cheaper|dearer",
  except: "except|unless|until|half price|half off|but|instead",
  size: "small|medium|large|regular|xs|s|m|l|xl|xxl|mini|half|full|single|singles|double|doubles|triple|short|tall|big|long|one way|return|glass|bottle|pint|half pint|weekday|weekend|weekends|weekdays|extra large",
  who: "adult|adults|child|children|kids|students|student|concession|concessions|seniors|members|non-members",
  measure:
    "square inch|square inches|sq inch|sq in|sq m|square foot|square feet|square metre|square metres|square meter|square yard|sq ft|yard|yards|yd|minutes|minute|mins|min|hours|hour|hrs|hr|h|days|day|weeks|week|months|month|years|year|nights|night|g|kg|gr|oz|lb|lbs|ml|cl|l|litre|litres|liter|liters|cm|mm|metres|inch|inches|people|persons|pieces|pcs|sessions|classes|visits|pages|users",
  generic: "price|prices|cost|costs|total|amount|rate|rates|everything|all|the price|fee|charge|budget",
  plain:
    "pay as you go|pay-as-you-go|all you can eat|all-you-can-eat|build your own|pick your own|pour over|pour|gluten free|gluten-free|dairy free|dairy-free|sugar free|sugar-free|alcohol free|alcohol-free|nut free|nut-free|lactose free|lactose-free|free range|free-range|free parking|free wifi|free wi-fi|smoke free|smoke-free|feel free|free trial|free delivery|free shipping",
};
