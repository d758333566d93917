import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { Stars } from './stars.tsx'

describe('star ratings', () => {
  // @shows SEARCH-4
  it.each([
    [3.96, '3.9'],
    [4, '4.0'],
    [4.3, '4.3'],
  ])('show %d as %s, as the rating filter counts it', (rating, shown) => {
    renderPage(<Stars rating={rating} />)
    expect(screen.getByText(shown)).toBeVisible()
  })
})
