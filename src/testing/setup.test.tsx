import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { toClassNames } from '#ui/style/class-names.ts'

import { showOnPhone, showOnWideScreen } from './screen-width.ts'

const waitForFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

const findBookButton = () => screen.getByRole('button', { name: 'Book' })

describe('the test page', () => {
  it('moves the focus to the body when the focused element is removed under fake timers', () => {
    vi.useFakeTimers()
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    button.remove()
    expect(document.activeElement).toBe(document.body)
  })

  it('still runs animation frames in the next test', async () => {
    await expect(waitForFrame()).resolves.toBeTypeOf('number')
  })

  it.each([
    ['a wide screen', showOnWideScreen, ['Wide', 'Wide too', 'Always']],
    ['a phone', showOnPhone, ['Phone', 'Always']],
  ])('hides what the style sheet hides on %s, and nothing else', (_screen, showScreen, shown) => {
    showScreen()
    render(
      <>
        <button className={toClassNames({ hideFrom: 'lg' })}>Phone</button>
        <button className={toClassNames({ display: 'none' })}>Never</button>
        <button className={toClassNames({ display: { base: 'none', md: 'block' } })}>Wide</button>
        <button className={toClassNames({ display: { lgDown: 'none' } })}>Wide too</button>
        <button className={toClassNames({ display: 'flex' })}>Always</button>
      </>,
    )
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(shown)
    expect(screen.getByText('Never')).not.toBeVisible()
  })

  it('is wide again after a test on a phone', () => {
    render(<button className={toClassNames({ hideFrom: 'lg' })}>Phone</button>)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('includes the page in the error of a failed query when its message is read', () => {
    const { container } = render(<p>Loading</p>)
    expect(findBookButton).toThrow(/name "Book".*Loading/s)

    let error: unknown
    try {
      findBookButton()
    } catch (thrown) {
      error = thrown
    }
    container.append('Still loading')
    expect(String(error)).toContain('Still loading')
  })

  it('includes the page once in the error of an assertion that timed out', async () => {
    render(<p>Loading</p>)
    const found = screen.findByText('Booked', undefined, { timeout: 60 })
    await expect(found).rejects.toThrow(/text: Booked.*<p>.*Loading/s)
  })
})
