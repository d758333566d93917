import { useState } from 'react'

/** Keeps a draft of a value in the URL. The draft is replaced when that value changes. */
export function useDraft<Value>(value: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setDraft(value)
  }
  return [draft, setDraft]
}
