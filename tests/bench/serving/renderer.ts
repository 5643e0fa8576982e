import { boxEnvironment } from "../../../box/environment";
import { fromBuild } from "../../../box/parts";
import { freePortRow } from "../../setup/free-ports";
import { ask } from "./exchange";
import { hostOf, SITES_DOMAIN } from "./fill-folder";
import { startServer, type ServerProcess } from "./server-process";

/** Starts the renderer from the build on a folder that was filled. Its database is out of reach, as on a bad day. */
export async function startRenderer(dataDirectory: string): Promise<ServerProcess> {
  const [port, nobody] = [await freePortRow(2), await freePortRow(1)];
  const source = {
    PORT: String(port),
    DATA_DIR: dataDirectory,
    SITES_DOMAIN,
    DATABASE_URL: `postgres://nobody@127.0.0.1:${nobody}/none`,
  };
  const { variables } = boxEnvironment(source, "development");
  const rendererPort = Number(variables.RENDERER_PORT);
  return startServer({
    command: fromBuild("app/renderer/index"),
    env: { PATH: process.env.PATH, ...variables },
    port: rendererPort,
    answers: async () => (await ask({ port: rendererPort, host: hostOf(0) })).status === 200,
  });
}
