import { describe, expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { applyEdit, type Edit } from "./edit";
import { listImages, replaceImage, setAlt, setDecorative, type NewImage } from "./images";
import { readPage, type EditablePage } from "./page";

function after(html: string, make: (page: EditablePage, node: number) => Edit | null): string | null {
  const page = readPage(html);
  const edit = make(page, listImages(page)[0]!.node);
  return edit && applyEdit(codeOf({ html }), edit).html;
}
const replaced = (html: string, image: NewImage) =>
  after(html, (page, node) => replaceImage(page, node, image, "owner"));

describe("images", () => {
  it("reads what a page says of its pictures", () => {
    const [first, second, third] = listImages(
      readPage(
        `<img src="a.jpg" alt="A door" width=300 height="120px"><img alt=""><img src=c.gif width=50% role=presentation>`,
      ),
    );
    expect(first).toMatchObject({ src: "a.jpg", alt: "A door", width: 300, height: 120, decorative: false });
    expect(second).toMatchObject({ src: "", alt: "", width: null, decorative: false });
    expect(third).toMatchObject({ alt: null, width: null, decorative: true });
  });

  it("shows the new picture in every size and format", () => {
    const html = `<picture><source srcset="a.avif"><img src="a.jpg" srcset="a.jpg 1x, b.jpg 2x" sizes="50vw" data-src="a.jpg" class="c"></picture>`;
    const wanted = `<picture><img src="n.webp" data-src="n.webp" class="c" alt="New"></picture>`;
    expect(replaced(html, { src: "n.webp", alt: "New", width: 8, height: 6 })).toBe(wanted);
  });

  it("names the new one's other widths where the page says what room there is", () => {
    const image = { src: "n.webp", width: 1600, height: 800, variants: [{ url: "n-480.webp", width: 480 }] };
    expect(replaced(`<img src="a.webp" srcset="a-480.webp 480w, a.webp 900w" sizes="94vw" alt="">`, image)).toBe(
      `<img src="n.webp" srcset="n-480.webp 480w, n.webp 1600w" sizes="94vw" alt="">`,
    );
    expect(
      replaced(`<img src="a.webp" srcset="a-480.webp 480w, a.webp 900w" sizes="94vw">`, { ...image, variants: [] }),
    ).toBe(`<img src="n.webp">`);
    expect(replaced(`<img src="a.webp" class="c">`, image)).toBe(`<img src="n.webp" class="c">`);
  });

  it("keeps the width that the page gives it, and takes the proportions of the new one", () => {
    expect(replaced(`<img src=a width=120 height="32">`, { src: "b", width: 1200, height: 900 })).toBe(
      `<img src="b" width=120 height="90">`,
    );
    expect(replaced(`<img src="a" width="50%">`, { src: "b", width: 1200, height: 900 })).toBe(
      `<img src="b" width="50%">`,
    );
  });

  it("changes nothing when it is shown already", () => {
    expect(replaced(`<img src="a.jpg">`, { src: "a.jpg" })).toBeNull();
  });

  it("passes one by that only decorates, and speaks of it again once it is described", () => {
    const silent = after(`<img src="a.webp" alt="A door">`, (page, node) => setDecorative(page, node, "owner"));
    expect(silent).toBe(`<img src="a.webp" alt="" aria-hidden="true">`);
    expect(after(silent!, (page, node) => setAlt(page, node, "Our door", "owner"))).toBe(
      `<img src="a.webp" alt="Our door">`,
    );
    expect(after(`<img src=a alt role=none>`, (page, node) => setAlt(page, node, "Our door", "owner"))).toBe(
      `<img src=a alt="Our door">`,
    );
  });

  it("says what a picture shows, in any words", () => {
    expect(after(`<img src=a.gif alt='Tom'>`, (page, node) => setAlt(page, node, `Tom's <"cat">`, "owner"))).toBe(
      `<img src=a.gif alt='Tom&#39;s &lt;"cat"&gt;'>`,
    );
  });
});
