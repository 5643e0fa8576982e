import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";

interface NotReadYetProps {
  /** What is being done: 'Reading your versions'. */
  label: string;
  /** What failed: 'Your versions could not be read'. */
  failure: string;
  failed: boolean;
  retry: () => void;
}

/** Stands in a dialog for what it has not read, with a way to try again (see `useFresh`). */
export function NotReadYet({ label, failure, failed, retry }: NotReadYetProps) {
  if (!failed) return <Spinner label={label} />;
  return (
    <Notice tone="danger" live title={failure}>
      <p>Nothing is lost. Please try again.</p>
      <Button type="button" size="sm" className="mt-2" onClick={retry}>
        Try Again
      </Button>
    </Notice>
  );
}
