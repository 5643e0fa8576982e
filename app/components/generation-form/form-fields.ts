import type { z } from "zod";
import type { AnyField } from "~/components/ui/field-frame";
import type { generationForm } from "~/modules/generation/generation-form";

/** What the form sends: what is typed and chosen, and the files beside it. */
export type FormShape = Omit<z.input<typeof generationForm>, "audience" | "key" | "chosen"> & {
  logo?: File;
  contentDoc?: File;
  websiteImages?: File[];
};

export type FormFields = Record<keyof FormShape, AnyField>;
