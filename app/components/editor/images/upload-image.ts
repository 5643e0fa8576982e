/** A picture that was uploaded: where it lies, and how large it is in pixels where the server says so. */
export interface UploadedImage {
  url: string;
  filename: string;
  width?: number;
  height?: number;
  variants?: { url: string; width: number }[];
}

interface UploadInput {
  file: File;
  websiteId: number;
  /** Told the share that was sent, in percent. */
  onProgress: (percent: number) => void;
}

/**
 * Uploads a picture for a website (`POST /api/upload-image`). @throws Error when it was refused or the server could not
 * be reached
 */
export function uploadImage({ file, websiteId, onProgress }: UploadInput): Promise<UploadedImage> {
  const body = new FormData();
  body.set("image", file);
  body.set("analysisId", String(websiteId));
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much was sent.
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new Error("The picture could not be sent."));
    request.onload = () => {
      const image = readAnswer(request);
      if (image) resolve(image);
      else reject(new Error(`${request.status}: ${request.responseText}`));
    };
    request.open("POST", "/api/upload-image");
    request.send(body);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): UploadedImage | null {
  if (status < 200 || status > 299) return null;
  try {
    const answer = JSON.parse(responseText) as UploadedImage;
    return typeof answer.url === "string" ? answer : null;
  } catch {
    return null;
  }
}
