import { prettyDOM } from '@testing-library/react'

/**
 * The error of a query that found nothing. The page is drawn into it for whoever reads it, as it is by then: a test
 * that waits asks dozens of times, and a drawing each time was a twentieth of the time of the tests of pages.
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
