import { Form, useSubmit } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { PERIODS } from "~/modules/analytics/period";

/** The length of the period; a choice is enough with script, without it a button sends it. */
export function PeriodSelect({ days, deploymentId }: { days: number; deploymentId: number }) {
  const submit = useSubmit();
  return (
    <Form
      action="/seo-analytics"
      className="flex items-end gap-3"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="site" value={deploymentId} />
      <input type="hidden" name="tab" value="analytics" />
      <label className="grid gap-1.5 font-medium">
        Period
        <select key={days} name="days" defaultValue={days} className="control font-normal">
          {PERIODS.map((length) => (
            <option key={length} value={length}>{`Last ${length} days`}</option>
          ))}
        </select>
      </label>
      <Button className="script:hidden">Show</Button>
    </Form>
  );
}
