import { prettyDOM } from '@testing-library/react'

/**
 * Creates the error of a query that found nothing. The page is only rendered when the message is read: a test
 * that waits repeats its query dozens of times, and rendering the page each time took a twentieth of the time
 * of page tests.
 */
export function createLazyQueryError(message: string | null, container: Element): Error {
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
