const EU = [..."AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ")].map(
  (country) => [country, "eu_vat"] as const,
);

/** By country, Stripe's name for the number of businesses that stands on invoices. */
const TYPES: Record<string, string | undefined> = Object.fromEntries([
  ...EU,
  ["AE", "ae_trn"],
  ["AU", "au_abn"],
  ["BR", "br_cnpj"],
  ["CA", "ca_bn"],
  ["CH", "ch_vat"],
  ["GB", "gb_vat"],
  ["IL", "il_vat"],
  ["IN", "in_gst"],
  ["IS", "is_vat"],
  ["JP", "jp_cn"],
  ["KR", "kr_brn"],
  ["MX", "mx_rfc"],
  ["NO", "no_vat"],
  ["NZ", "nz_gst"],
  ["SA", "sa_vat"],
  ["SG", "sg_gst"],
  ["TR", "tr_tin"],
  ["UA", "ua_vat"],
  ["US", "us_ein"],
  ["ZA", "za_vat"],
]);

/** Stripe's name for a country's number; undefined where none is known. */
export const taxNumberType = (country: string) => TYPES[country];

/** The countries that an invoice can be made out to. */
export const COUNTRIES = [
  ...Object.keys(TYPES),
  ..."AD AL AM AR BA BD BH BO BW CL CM CO CR CY CZ DO DZ EC EG ET GE GH GT HK HN ID JM JO KE KH KW KZ LA LB LI LK MA MC MD".split(
    " ",
  ),
  ..."ME MK MN MU MY MZ NA NG NI OM PA PE PH PK PR PY QA RS RW SM SN SV TH TN TT TW TZ UG UY UZ VE VN ZM ZW".split(" "),
].filter((code, index, all) => all.indexOf(code) === index);
