import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ALL_CAPABILITIES } from '#api/capabilities.ts'
import { renderPage } from '#testing/page.tsx'

import { Services } from './services.tsx'

const showServices = (changes: Partial<typeof ALL_CAPABILITIES>) =>
  renderPage(<Services />, { settings: { capabilities: { ...ALL_CAPABILITIES, ...changes } } })

// @shows HOME-8
describe('the services on the home page', () => {
  it('offer free cancellation and changes when the backend supports both', () => {
    showServices({})

    const cancellation = screen.getByText(/Free cancellation up to 24 hours/)
    expect(cancellation).toHaveTextContent(/included with some cars, an option with others/)
    expect(cancellation).toHaveTextContent(/Dates can be changed/)
  })

  it('promise neither free cancellation nor changes when the backend supports neither', () => {
    showServices({ amendments: false, refundTerms: false })

    expect(screen.getByText(/Cancellation on request, as an option\./)).toBeVisible()
    expect(screen.queryByText(/Free cancellation/)).not.toBeInTheDocument()
    expect(screen.queryByText(/Dates can be changed/)).not.toBeInTheDocument()
  })
})
