import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundlePrograms } from "../../box/build";

/** One file made of a program, as for production. */
interface BundledProgram {
  file: string;
  remove(): void;
}

/**
 * Makes one file of the program `path` (`app/renderer/index`): it starts in a fraction of the time that the sources
 * take. So does the pool beside it, where a program of the build looks for it.
 */
export async function bundleProgram(path: string): Promise<BundledProgram> {
  // Packages are found from here, and no build in between takes it away.
  const folder = join("node_modules", ".cache", `plinth-${randomUUID()}`);
  await bundlePrograms([...new Set([`./${path}.ts`, "./pool/index.ts"])], folder);
  return { file: join(folder, `${path}.js`), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A program of the product as a process of its own. */
export class Program {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly program: BundledProgram,
    private readonly settings: Record<string, string>,
  ) {}

  /** Makes a program of `path` (`app/renderer/index`), to be started with `settings` beside this process' own. */
  static async of(path: string, settings: Record<string, string>): Promise<Program> {
    return new Program(await bundleProgram(path), settings);
  }

  /** Starts it, and again whenever it ends by itself, as the box does. */
  start(): void {
    const child = spawn(process.execPath, [this.program.file], {
      env: { ...process.env, ...this.settings },
      stdio: "ignore",
    });
    this.child = child;
    child.once("exit", () => this.child === child && this.start());
  }

  signal(signal: NodeJS.Signals): void {
    this.child!.kill(signal);
  }

  /** Ends it at once, if it runs. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child?.kill("SIGKILL")) await once(child, "exit");
  }

  /** Ends it and throws away what was made. */
  async remove(): Promise<void> {
    await this.kill();
    this.program.remove();
  }
}
