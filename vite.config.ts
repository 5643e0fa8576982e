import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { editorFrameScript } from "./box/editor-frame-script";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  // Top-level await needs es2022; nothing is inlined, so that the policy needs no data: addresses for fonts.
  // Small pieces that several screens share come together: each would cost a request of its own.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: { output: { experimentalMinChunkSize: 20_000 } },
  },
  plugins: [
    tailwindcss(),
    editorFrameScript(),
    remix({
      future: {
        v3_fetcherPersist: true,
        // All addresses together are 3 KB. Learnt link by link, a press soon after the page had come asked for its own.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tsconfigPaths(),
  ],
});
