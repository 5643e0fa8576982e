import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url";
import type { ReactNode } from "react";
import { useNonce } from "~/components/nonce";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { NavigationProgress } from "~/components/ui/navigation-progress";
import { Toaster } from "~/components/ui/toaster";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { takeToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { SCREEN_LANGUAGE } from "~/lib/languages";
import styles from "~/styles/app.css?url";

const preloadFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  preloadFont(sans),
  preloadFont(serif),
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const meta: MetaFunction<typeof loader> = ({ error }) => [{ title: error ? errorTitle(error) : "Plinth" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(request);
  return data(
    { toast: toast ? { ...toast, id: crypto.randomUUID() } : null, supportEmail: env.SUPPORT_EMAIL },
    { headers },
  );
}

export const shouldRevalidate = keepDataOnViewChange;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const flash = useRouteLoaderData<typeof loader>("root")?.toast;
  return (
    <html lang={SCREEN_LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f3f1ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151311" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <NavigationProgress />
        <Toaster flash={flash} />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <GeneralErrorBoundary />;
}
