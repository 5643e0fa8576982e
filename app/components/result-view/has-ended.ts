/**
 * Whether a website's generation has ended, or cannot be asked about any more. Code says nothing: a website that is
 * generated again has some. @throws when no answer came within `patience` milliseconds
 */
export async function hasEnded(websiteId: number, patience: number): Promise<boolean> {
  const answer = await fetch(`/api/analysis/${websiteId}`, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) return true;
  const { status } = (await answer.json()) as { status: string };
  return status !== "processing";
}
