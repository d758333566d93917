import type { Step } from 'statechart-paths/walk'

/** Returns the texts that must be visible after a step. */
export function listExpectedSentences(
  { expect: { leaf, tags } }: Step,
  words: Readonly<Record<string, string>>,
): string[] {
  const names = [leaf, ...leaf.split(' & '), ...tags]
  return Object.entries(words)
    .filter(([name]) => names.includes(name))
    .map(([, sentence]) => sentence)
}
