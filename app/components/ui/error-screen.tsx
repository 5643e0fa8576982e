import type { ReactNode } from "react";
import { Wordmark } from "~/components/wordmark";
import { ButtonAnchor } from "./button-link";

type ErrorScreenProps = {
  title: string;
  /** What happened, in one or two sentences. */
  children: ReactNode;
  /** What to do about it; a link home if not given. */
  action?: ReactNode;
  /** The page's header; the name, which leads home, if not given. */
  header?: ReactNode;
  /** Small print for support, such as a status. */
  code?: string;
};

/** A whole screen for what went wrong: what happened, and the way on. Beside it a plinth with nothing on it. */
export function ErrorScreen({ title, children, action, header, code }: ErrorScreenProps) {
  return (
    <div className="relative isolate grid min-h-dvh grid-rows-[auto_1fr] overflow-hidden">
      {header ?? <NameHeader />}
      <main className="shell grid content-center gap-6 pt-8 pb-56 lg:pb-24">
        {code ? <p className="font-semibold text-signal-text tabular-nums">{code}</p> : null}
        <h1 className="max-w-2xl font-serif text-title">{title}</h1>
        <div className="grid max-w-md gap-3 text-lg text-muted">{children}</div>
        <div className="flex flex-wrap gap-3">
          {action ?? (
            <ButtonAnchor href="/" variant="primary">
              Go to the start page
            </ButtonAnchor>
          )}
        </div>
      </main>
      <EmptyPlinth />
    </div>
  );
}

function NameHeader() {
  return (
    <header className="shell py-4">
      <a href="/" aria-label="Plinth, start page" className="inline-block py-2">
        <Wordmark />
      </a>
    </header>
  );
}

function EmptyPlinth() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10">
      <div className="absolute inset-x-0 bottom-0 h-16 border-t border-line bg-sunken lg:h-32" />
      <div className="shell relative flex justify-end pb-6 lg:pb-12">
        <div className="w-32 lg:mr-16 lg:w-64">
          <div className="h-2 bg-ink lg:h-3" />
          <div className="mx-[4%] h-24 bg-stone lg:h-72" />
        </div>
      </div>
    </div>
  );
}
