import { useState } from 'react'

import type { ChartWord, ChartWords } from '../chart/words.ts'

export interface CopyConfigProps {
  config: string
  words: ChartWords
}

/** Copies the machine as code that Stately Studio imports. */
export function CopyConfig({ config, words }: CopyConfigProps) {
  const [outcome, setOutcome] = useState<ChartWord | null>(null)

  async function copyToClipboard() {
    try {
      await navigator.clipboard.writeText(`createMachine(${config})`)
      setOutcome('copied')
    } catch {
      setOutcome('copy-failed')
    }
  }

  return (
    <div>
      <button type="button" onClick={() => void copyToClipboard()}>
        {words.copy}
      </button>
      <span aria-live="polite"> {outcome && words[outcome]}</span>
    </div>
  )
}
