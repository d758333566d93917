import { act, screen } from '@testing-library/react'

/**
 * Fills in a field like a password manager, which runs in an isolated world: bypasses React's setter, and
 * dispatches only these events.
 */
export function autofill(label: string | RegExp, value: string, events: readonly string[] = []) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  act(() => {
    for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }))
  })
}
