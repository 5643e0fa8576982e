import { useState, type FormEvent } from "react";
import { Button } from "~/components/ui/button";

const UNREACHABLE = "Plinth could not be reached. Please try again.";

/** Says whether a report that somebody downloaded was made here, and of what. */
export function VerifyReport({ websiteId }: { websiteId: number }) {
  const [message, setMessage] = useState<string | null>(null);
  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { action, method } = event.currentTarget;
    setMessage(await said(action, { method, body: new FormData(event.currentTarget) }).catch(() => UNREACHABLE));
  };
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">Verify a downloaded report</summary>
      <form
        method="post"
        action={`/analysis/${websiteId}/report`}
        encType="multipart/form-data"
        onSubmit={verify}
        className="grid justify-items-start gap-3 pt-3"
      >
        <label className="grid w-full gap-1.5">
          <span className="font-medium">Report file</span>
          <input type="file" name="file" accept=".json" required className="max-w-full text-sm" />
        </label>
        <Button size="sm">Verify</Button>
        <p role="status" className="max-w-prose wrap-anywhere empty:hidden">
          {message}
        </p>
      </form>
    </details>
  );
}

/** The sentence that the server answers with. */
async function said(address: string, init: RequestInit): Promise<string> {
  const { message } = (await (await fetch(address, init)).json()) as { message: string };
  return message;
}
