import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { UnforeseenErrors } from './unforeseen-errors.tsx'

const SAID = 'An unhandled error occurred.'
const said = () => screen.queryAllByText(SAID)

const throws = (error: unknown) =>
  fireEvent(window, new ErrorEvent('error', { error, cancelable: true }))

/** Dispatches an unhandled rejection as the browser does. */
const rejects = (reason: unknown) =>
  fireEvent(window, Object.assign(new Event('unhandledrejection'), { reason }))

beforeEach(() => {
  renderPage(<UnforeseenErrors />)
})

// @shows PAGE-24
it('the page shows one toast for an error that no part of the page handles', async () => {
  throws(new TypeError('x is undefined'))
  expect(await screen.findAllByText(SAID)).toHaveLength(1)

  rejects(new Error('lost'))
  expect(said()).toHaveLength(1)
})

it('the page shows the toast for an unhandled rejection', async () => {
  rejects(new Error('lost'))

  expect(await screen.findAllByText(SAID)).toHaveLength(1)
})

it('the page ignores errors of the browser itself', () => {
  throws(null)

  expect(said()).toEqual([])
})
