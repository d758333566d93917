import { useState } from 'react'

/** What is being typed over a value of the address; another value there wins. */
export function useDraft<Value>(value: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setDraft(value)
  }
  return [draft, setDraft]
}
