import type { DnsRecords } from "./dns-records";

/** Shown for each record, in seconds (tests/list, section 9). */
const DNS_TTL = 300;

/** A DNS record as the owner is shown it. */
export interface RecordRow {
  type: "A" | "CNAME" | "TXT";
  name: string;
  value: string;
  ttl: typeof DNS_TTL;
  /** Whether it is needed, in a word or two. */
  need: "Required" | "Required for verification" | "Alternative" | "Optional";
  /** What it is for, where that is not plain. */
  note?: string;
}

type Records = DnsRecords["records"];
type Shown = Omit<RecordRow, "ttl">;

/** The rows of 'DNS Setup Required' (tests/list, section 2); `text` is the domain as people write it. */
export function recordRows({
  domain,
  text = domain,
  records,
}: {
  domain: string;
  text?: string;
  records: Loose<Records>;
}): RecordRow[] {
  const { aRecord, cnameRecord, txtRecord } = records;
  const rows = [
    aRecord && addressRow(aRecord),
    cnameRecord && aliasRow(cnameRecord, !aRecord),
    txtRecord && textRow(txtRecord),
  ];
  const www = aRecord && cnameRecord ? wwwRow(domain, text) : null;
  return [...rows, www].flatMap((row) => (row ? [{ ...row, ttl: DNS_TTL }] : []));
}

/** Records of which any may be missing, and a text without a name. */
type Loose<T> = { [Kind in keyof T]?: (Kind extends "txtRecord" ? { name?: string; value: string } : T[Kind]) | null };

function addressRow({ value }: { value: string }): Shown {
  return {
    type: "A",
    name: "@",
    value,
    need: "Required",
    note: "Leads your domain to your website. Some providers want the name left blank instead of @.",
  };
}

function aliasRow({ name, value }: { name: string; value: string }, required: boolean): Shown {
  if (required) return { type: "CNAME", name, value, need: "Required", note: "Leads your domain to your website." };
  const note =
    "Only instead of the A record, where your provider offers this for a whole domain (often called ALIAS or flattening).";
  return { type: "CNAME", name, value, need: "Alternative", note };
}

function textRow({ name = "@", value }: { name?: string; value: string }): Shown {
  return { type: "TXT", name, value, need: "Required for verification", note: "Shows that the domain is yours." };
}

function wwwRow(domain: string, text: string): Shown {
  return {
    type: "CNAME",
    name: "www",
    value: domain,
    need: "Optional",
    note: `Leads www.${text} to your website, too.`,
  };
}
