/**
 * A program for `node -e` that measures a page with Lighthouse and writes its report to standard output. Its first
 * argument is where Lighthouse is, its second the order as JSON. It ends when standard input does, with its parent.
 */
export const LIGHTHOUSE_PROGRAM = `
process.stdin.on("end", () => process.exit(1)).on("error", () => process.exit(1)).resume();
const [where, order] = process.argv.slice(1);
const fail = (error) => { console.error(String(error && error.message || error)); process.exit(1); };
process.on("uncaughtException", fail).on("unhandledRejection", fail);
(async () => {
  const { default: lighthouse } = await import(where);
  const { url, ...flags } = JSON.parse(order);
  const { lhr } = await lighthouse(url, flags);
  process.stdout.write(JSON.stringify(lhr), () => process.exit(0));
})();`;
