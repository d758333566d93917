import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what a visitor has typed into a server-rendered field before hydration, which fired no event: calls
 * `onInput` once with the text, unless it is `value`. Returns the ref for the field.
 */
export function useEarlyInput(
  value: string,
  onInput: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const applyInput = useEffectEvent(() => {
    const text = field.current?.value ?? value
    if (text !== value) onInput(text)
  })
  useLayoutEffect(() => applyInput(), [])
  return field
}
