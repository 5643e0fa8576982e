import { resolve } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const NAME = "virtual:editor-frame-script";
const ENTRY = "app/components/editor/frame/script/frame-script.ts";

/** Gives the server the editor frame's script as text (`virtual:editor-frame-script`), made into one file. */
export function editorFrameScript(): Plugin {
  return {
    name: "editor-frame-script",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { script, sources } = await bundle();
      for (const source of sources) this.addWatchFile(resolve(source));
      return `export default ${JSON.stringify(script)};`;
    },
  };
}

async function bundle(): Promise<{ script: string; sources: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "warning",
  });
  return { script: outputFiles[0]!.text.trim(), sources: Object.keys(metafile.inputs) };
}
