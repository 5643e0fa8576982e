import { countInWords } from "~/lib/count-words";
import type { PlacedSentence } from "~/modules/result/reading";
import { stands } from "./count-left";
import { markLeft } from "./mark-left";
import { PutRightLink } from "./put-right-link";
import { ReadingPart } from "./reading-part";

/** The sentences that we were not sure of: those that stand there as the owner wrote them, and the others. */
export function UnreadSentences({ unread }: { unread: readonly PlacedSentence[] }) {
  const standing = unread.filter(stands);
  const others = unread.filter((each) => !stands(each));
  return (
    <>
      <Sentences
        title={countInWords(standing.length, "sentence left as you wrote it", "sentences left as you wrote them")}
        hint="We were not sure of the underlined words, so we made no list, price or time of these."
        unread={standing}
      />
      <Sentences
        title={countInWords(
          others.length,
          "sentence that your website does not say",
          "sentences that your website does not say",
        )}
        hint="We were not sure of the underlined words and left these out, or you have changed them since."
        unread={others}
      />
    </>
  );
}

interface SentencesProps {
  title: string;
  hint: string;
  unread: readonly PlacedSentence[];
}

function Sentences({ unread, ...words }: SentencesProps) {
  if (unread.length === 0) return null;
  return (
    <ReadingPart {...words}>
      <ol>
        {unread.map((each, index) => (
          <Unread key={index} {...each} />
        ))}
      </ol>
    </ReadingPart>
  );
}

function Unread({ sentence, left, place }: PlacedSentence) {
  return (
    <li className="grid min-w-0 gap-1 border-t border-line py-2">
      <p className="wrap-anywhere" dir="auto">
        {markLeft(sentence, left).map(({ text, isLeft }, index) =>
          isLeft ? (
            <mark
              key={index}
              className="bg-transparent text-ink underline decoration-warning decoration-2 underline-offset-4"
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {left.length > 0 ? (
        <p className="sr-only">
          Not sure of: <span dir="auto">{left.join(", ")}</span>
        </p>
      ) : null}
      <PutRightLink what={sentence} place={place} />
    </li>
  );
}
