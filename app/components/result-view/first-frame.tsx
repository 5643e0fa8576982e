import type { CSSProperties } from "react";
import type { FirstFrame as Frame } from "~/modules/result/first-frame";

interface FirstFrameProps {
  title: string;
  frame: Frame;
  /** Where the website's files are, with a slash at its end. */
  address: string;
}

/**
 * What stands where the website will be until its first look is drawn: the frame of its template with the owner's name,
 * colour and logo, and blanks for what comes. Nothing in it is said that the owner did not say.
 */
export function FirstFrame({ title, frame: { template, color, logo }, address }: FirstFrameProps) {
  const style = color ? ({ "--ground": color.ground, "--ink": color.ink } as CSSProperties) : undefined;
  return (
    <div className="first-frame" data-template={template} style={style}>
      <div className="first-frame-head">
        {logo ? <img src={address + logo} alt="" /> : <p dir="auto">{title}</p>}
        <span className="first-frame-blank" />
      </div>
      <div className="first-frame-hero">
        <p dir="auto">{title}</p>
        <span className="first-frame-blank" />
        <span className="first-frame-blank" />
        <span className="first-frame-blank" />
      </div>
    </div>
  );
}
