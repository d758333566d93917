import { prettyDOM } from '@testing-library/react'

/**
 * Creates the error of a query that found nothing. The page is printed only when the message is read: a waiting
 * test repeats its query dozens of times, and printing the page each time took 5% of the page tests' time.
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
