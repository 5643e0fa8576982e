import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useNonce } from "~/components/nonce";
import { Locale, TimeZone } from "~/components/ui/time-zone";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { NOTE_PRESSES } from "~/components/ui/keep-pressed";
import { NavigationProgress } from "~/components/ui/navigation-progress";
import { Toaster } from "~/components/ui/toaster";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { useTheme } from "~/components/use-theme";
import { readLocale } from "~/http/locale.server";
import { readTheme } from "~/http/theme.server";
import { readTimeZone } from "~/http/time-zone.server";
import { takeToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { SCREEN_LANGUAGE, SCREEN_LOCALE } from "~/lib/languages";
import type { Theme } from "~/lib/theme";
import styles from "~/styles/app.css?url";
import sans from "~/styles/fonts/hanken-grotesk-plain.woff2?url";
import serif from "~/styles/fonts/newsreader-plain.woff2?url";

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
    {
      toast: toast ? { ...toast, id: crypto.randomUUID() } : null,
      supportEmail: env.SUPPORT_EMAIL,
      theme: await readTheme(request),
      timeZone: readTimeZone(request),
      locale: readLocale(request),
    },
    { headers },
  );
}

export const shouldRevalidate = keepDataOnViewChange;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const theme = useTheme();
  const told = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={SCREEN_LANGUAGE} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={theme} />
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NOTE_PRESSES }} />
      </head>
      <body>
        <NavigationProgress />
        <Toaster flash={told?.toast} />
        <TimeZone value={told?.timeZone ?? null}>
          <Locale value={told?.locale ?? SCREEN_LOCALE}>{children}</Locale>
        </TimeZone>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const GROUND = { light: "#f3f1ee", dark: "#151311" };

/** What the browser's own bars take on. */
function ThemeColor({ theme }: { theme: Theme }) {
  if (theme !== "device") return <meta name="theme-color" content={GROUND[theme]} />;
  return (
    <>
      <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <GeneralErrorBoundary />;
}
