import { FileField } from "~/components/ui/file-field";
import { useToast } from "~/components/ui/use-toast";
import { INVALID_DOCUMENT, INVALID_LOGO, SOME_FILES_SKIPPED, type Notice } from "~/modules/generation/generation-texts";
import { DOCUMENT_ACCEPT, isDocumentFile, isImageFile, LIMITS } from "~/modules/generation/upload-rules";
import type { DesignerByModel } from "./designer-choice";
import { ColorChoice, FontChoice } from "./style-choices";
import { DOCUMENT_LIMIT, IMAGE_LIMIT, refusal, takesDocument, takesImage } from "./file-checks";
import type { FormFields } from "./form-fields";
import { ModelChoice } from "./model-choice";
import { PictureWords } from "./picture-words";
import { Specimen } from "./specimen";

interface AssetsStepProps {
  fields: FormFields;
  designers: DesignerByModel;
  /** Whether it is this step that is shown. */
  shown: boolean;
}

/** Step 4: files, colour and font, and who designs. */
export function AssetsStep({ fields, designers, shown }: AssetsStepProps) {
  return (
    <div className="grid gap-10">
      <Files fields={fields} />
      <StyleFields fields={fields} shown={shown} />
      <ModelChoice field={fields.codeModel} designers={designers} />
    </div>
  );
}

function Files({ fields }: { fields: FormFields }) {
  const { showToast } = useToast();
  const refuse = (isKind: (file: File) => boolean, kind: Notice, limit: number) => (files: File[]) =>
    showToast({ ...refusal(files, isKind, kind, limit), variant: "destructive" });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <FileField
        field={fields.logo}
        label="Logo"
        hint={`One image, up to ${IMAGE_LIMIT}.`}
        accept="image/*"
        accepts={takesImage}
        onRejected={refuse(isImageFile, INVALID_LOGO, LIMITS.image)}
        optional
      />
      <FileField
        field={fields.contentDoc}
        label="Content document"
        hint={`Your menu, price list or texts as Word, RTF or plain text, up to ${DOCUMENT_LIMIT}.`}
        accept={DOCUMENT_ACCEPT}
        accepts={takesDocument}
        onRejected={refuse(isDocumentFile, INVALID_DOCUMENT, LIMITS.document)}
        optional
      />
      <FileField
        field={fields.websiteImages}
        label="Website images"
        hint={`Up to ${LIMITS.images} photos of your place, your work, your people. Say in a few words what each one shows, for people who cannot see it and for search engines.`}
        accept="image/*"
        multiple
        accepts={takesImage}
        onRejected={refuse(isImageFile, SOME_FILES_SKIPPED, LIMITS.image)}
        detail={(file) => <PictureWords file={file} />}
        optional
        className="lg:col-span-2"
      />
    </div>
  );
}

function StyleFields({ fields, shown }: Pick<AssetsStepProps, "fields" | "shown">) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <ColorChoice field={fields.colorTheme} chosen={false} />
        <FontChoice field={fields.fontFamily} />
      </div>
      <Specimen formId={fields.template.formId} shown={shown} />
    </div>
  );
}
