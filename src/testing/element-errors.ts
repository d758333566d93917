import { prettyDOM } from '@testing-library/react'

/**
 * The error of a query that found nothing. Its message renders the page lazily: a test that waits queries dozens
 * of times, and rendering each time took a twentieth of the time of page tests.
 */
export function describeLater(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (other: string) => {
      text = other
    },
  })
  return error
}
