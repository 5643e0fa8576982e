import type { ReactNode } from "react";
import { PageTitle } from "./page-title";

type PageHeaderProps = {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Where one came from: a link above the title. */
  back?: ReactNode;
  actions?: ReactNode;
};

/** Head of a screen: its only h1, and what can be done with the whole of it. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="grid gap-4 pt-8 pb-8 sm:pt-12">
      {back ? <div className="text-sm">{back}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PageTitle title={title} lead={lead} />
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </header>
  );
}
