import { readFileSync } from "node:fs";
import ts from "typescript";

/** Tells whether a file compiles in its tree, quickly for one after another. */
export class TypeCheck {
  private readonly texts = new Map<string, { text: string; version: number }>();
  private readonly service: ts.LanguageService;

  /** `folder` holds the tree; `files` are those that will be asked about. */
  constructor(folder: string, files: readonly string[]) {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile).config,
      ts.sys,
      folder,
    );
    this.service = ts.createLanguageService({
      ...ts.sys,
      // Where a call goes, its import is left over: the fault is not that.
      getCompilationSettings: () => ({ ...options, noUnusedLocals: false, noUnusedParameters: false }),
      getScriptFileNames: () => files.map((file) => `${folder}/${file}`),
      getScriptVersion: (path) => String(this.texts.get(path)?.version ?? 0),
      getScriptSnapshot: (path) =>
        ts.sys.fileExists(path)
          ? ts.ScriptSnapshot.fromString(this.texts.get(path)?.text ?? readFileSync(path, "utf8"))
          : undefined,
      useCaseSensitiveFileNames: () => true,
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    });
  }

  compiles(path: string, text: string): boolean {
    const kept = this.texts.get(path);
    this.texts.set(path, { text, version: (kept?.version ?? 0) + 1 });
    const faults = [...this.service.getSyntacticDiagnostics(path), ...this.service.getSemanticDiagnostics(path)];
    this.texts.set(path, { text: readFileSync(path, "utf8"), version: (kept?.version ?? 0) + 2 });
    return faults.length === 0;
  }
}
