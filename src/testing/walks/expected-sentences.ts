import type { Step } from 'statechart-paths/walk'

/** Texts that must be visible after a step. */
export function expectedSentences(
  { expect: { leaf, tags } }: Step,
  words: Readonly<Record<string, string>>,
): string[] {
  const names = [leaf, ...leaf.split(' & '), ...tags]
  return Object.entries(words)
    .filter(([name]) => names.includes(name))
    .map(([, sentence]) => sentence)
}
