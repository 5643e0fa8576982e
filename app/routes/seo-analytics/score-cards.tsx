import clsx from "clsx";
import { Badge } from "~/components/ui/badge";
import { rate, type Rating, type Scores } from "~/modules/seo/scores";

const LOOKS: Record<Rating, { word: string; tone: "success" | "warning" | "danger"; text: string; bar: string }> = {
  good: { word: "Good", tone: "success", text: "text-success", bar: "bg-success" },
  fair: { word: "Fair", tone: "warning", text: "text-warning", bar: "bg-warning" },
  poor: { word: "Poor", tone: "danger", text: "text-danger", bar: "bg-danger" },
};

/** The four scores of tests/list, each out of 100. */
export function ScoreCards({ scores }: { scores: Scores }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <ScoreCard label="Overall SEO Score" score={scores.overallScore} />
      <ScoreCard label="Performance" score={scores.performanceScore} />
      <ScoreCard label="Accessibility" score={scores.accessibilityScore} />
      <ScoreCard label="Best Practices" score={scores.bestPracticesScore} />
    </ul>
  );
}

function ScoreCard({ label, score }: { label: string; score: number }) {
  const { word, tone, text, bar } = LOOKS[rate(score)];
  return (
    <li className="flex flex-col gap-4 rounded-sm border border-line bg-surface p-4 sm:p-6">
      <h2 className="font-medium">{label}</h2>
      <p className="mt-auto flex items-baseline gap-1">
        <span className={clsx("font-serif text-display tabular-nums", text)}>{score}</span>{" "}
        <span className="text-muted">/ 100</span>
      </p>
      <div aria-hidden="true" className="h-1 bg-line">
        <div className={clsx("h-full", bar)} style={{ width: `${score}%` }} />
      </div>
      <Badge tone={tone}>{word}</Badge>
    </li>
  );
}
