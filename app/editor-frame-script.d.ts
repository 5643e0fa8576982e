/** The editor frame's script, made into one file (box/editor-frame-script.ts). */
declare module "virtual:editor-frame-script" {
  const script: string;
  export default script;
}
