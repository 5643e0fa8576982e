/** The colour of an element's text as six hex digits, in whatever way the page writes it. */
export function textColorOf(element: Element): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d")!;
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const digits = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) =>
    part.toString(16).padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}
