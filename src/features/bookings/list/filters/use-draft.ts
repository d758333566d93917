import { useState } from 'react'

/** Stores a draft of a value from the URL. When that value changes, it replaces the draft. */
export function useDraft<Value>(value: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setDraft(value)
  }
  return [draft, setDraft]
}
