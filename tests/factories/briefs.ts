/** The named businesses of the product's demos serve as fixtures too. */
export * from "~/modules/generation/demo-briefs";
