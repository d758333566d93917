import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { UnforeseenErrors } from './unforeseen-errors.tsx'

const TOAST_TEXT = 'An unhandled error occurred.'
const queryToasts = () => screen.queryAllByText(TOAST_TEXT)

const dispatchError = (error: unknown) =>
  fireEvent(window, new ErrorEvent('error', { error, cancelable: true }))

const dispatchRejection = (reason: unknown) =>
  fireEvent(window, Object.assign(new Event('unhandledrejection'), { reason }))

beforeEach(() => {
  renderPage(<UnforeseenErrors />)
})

// @shows PAGE-24
it('the page shows only one toast for several unhandled errors', async () => {
  dispatchError(new TypeError('x is undefined'))
  expect(await screen.findAllByText(TOAST_TEXT)).toHaveLength(1)

  dispatchRejection(new Error('lost'))
  expect(queryToasts()).toHaveLength(1)
})

it('an unhandled rejection shows the same toast as an uncaught error', async () => {
  dispatchRejection(new Error('lost'))

  expect(await screen.findAllByText(TOAST_TEXT)).toHaveLength(1)
})

it('the page ignores error events without an error object, which come from the browser', () => {
  dispatchError(null)

  expect(queryToasts()).toEqual([])
})
