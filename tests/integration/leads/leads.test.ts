import { describe, expect, it, vi } from "vitest";
import { db } from "~/lib/db.server";
import { createLead } from "~/modules/leads/create-lead.server";
import { action } from "~/routes/api.leads";

const ines = { contactName: "Inês Carvalho", email: "ines@padariaalfazema.example" };

const requestOf = (body: string) =>
  new Request("http://localhost/api/leads", { method: "POST", headers: { "content-type": "application/json" }, body });

function post(body: string, clientAddress = "127.0.0.1") {
  return action({ request: requestOf(body), params: {}, context: { cspNonce: "", clientAddress } });
}

describe("createLead", () => {
  it("keeps the lead and has the operator told in the same transaction", async () => {
    const lead = await createLead(ines);
    expect(await db.lead.findUnique({ where: { id: lead.id } })).toMatchObject(ines);
    const jobs = await db.$queryRaw<{ payload: unknown }[]>`
      select p.payload from graphile_worker._private_jobs p
      join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = 'notify_lead'`;
    expect(jobs).toContainEqual({ payload: { leadId: lead.id } });
  });
});

describe("POST /api/leads", () => {
  it("stores what it was sent", async () => {
    const before = await db.lead.count();
    const response = await post(JSON.stringify({ contactName: " Duarte ", email: "duarte@padariaalfazema.example" }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(await db.lead.count()).toBe(before + 1);
    expect(await db.lead.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ contactName: "Duarte" });
  });

  it.each([
    ["{}", { contactName: ["Please enter your name."], email: ["Please enter your e-mail address."] }],
    [
      JSON.stringify({ contactName: "Inês", email: "ines" }),
      { email: ["This is not an e-mail address. It should look like name@example.com."] },
    ],
    ["not json", {}],
    ["null", expect.any(Object)],
  ])("answers %s with 400 and the fields at fault", async (body, errors) => {
    const before = await db.lead.count();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String), errors });
    expect(await db.lead.count()).toBe(before);
  });

  it("takes 30 from one address in an hour, and goes on taking those of others", async () => {
    const before = await db.lead.count();
    const answers: Response[] = [];
    for (let sent = 0; sent < 31; sent += 1) answers.push(await post(JSON.stringify(ines), "192.0.2.1"));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(200), 429]);
    expect(await answers[30]!.json()).toEqual({
      message: "Too many requests came from your network. Please try again in an hour.",
      errors: {},
    });
    expect((await post(JSON.stringify(ines), "192.0.2.2")).status).toBe(200);
    expect(await db.lead.count()).toBe(before + 31);
  });

  it("takes one /64 of IPv6 for one address, and goes on counting in another process", async () => {
    const body = JSON.stringify(ines);
    for (let sent = 1; sent <= 30; sent += 1) expect((await post(body, `2001:db8:0:1::${sent}`)).status).toBe(200);
    vi.resetModules();
    const { action: anew } = await import("~/routes/api.leads");
    const ask = (clientAddress: string) =>
      anew({ request: requestOf(body), params: {}, context: { cspNonce: "", clientAddress } });
    expect((await ask("2001:db8:0:1:ffff::1")).status).toBe(429);
    expect((await ask("2001:db8:0:2::1")).status).toBe(200);
  });
});
