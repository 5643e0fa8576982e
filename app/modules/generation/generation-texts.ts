/** A toast of the generation form: what tests/list, sections 5 and 8, say, word for word. */
export interface Notice {
  title: string;
  description: string;
}

/** Title of the toast that says that a website is being written. */
export const STARTED = "Website Generation Started";

export const TEMPLATE_REQUIRED: Notice = {
  title: "Template Required",
  description: "Please select a website template to continue.",
};
export const INVALID_LOGO: Notice = {
  title: "Invalid File",
  description: "Please select an image file for logo",
};
export const INVALID_DOCUMENT: Notice = {
  title: "Invalid File",
  description: "Please select a Word document or text file",
};
export const SOME_FILES_SKIPPED: Notice = {
  title: "Some files skipped",
  description: "Only image files are accepted",
};

/** The request failed without saying why. */
export const GENERATION_FAILED = "Website generation failed";
