import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { classNames } from '#ui/style/class-names.ts'

import { showOnPhone, showOnWideScreen } from './screen-width.ts'

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

const findBook = () => screen.getByRole('button', { name: 'Book' })

describe('the page that tests are given', () => {
  it('takes away what has the focus while a test has its own clock', () => {
    vi.useFakeTimers()
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    button.remove()
    expect(document.activeElement).toBe(document.body)
  })

  it('draws frames in the tests after it', async () => {
    await expect(nextFrame()).resolves.toBeTypeOf('number')
  })

  it.each([
    ['a wide screen', showOnWideScreen, ['Wide', 'Wide too', 'Always']],
    ['a phone', showOnPhone, ['Phone', 'Always']],
  ])('hides what the style sheet hides on %s, and nothing else', (_screen, showScreen, shown) => {
    showScreen()
    render(
      <>
        <button className={classNames({ hideFrom: 'lg' })}>Phone</button>
        <button className={classNames({ display: 'none' })}>Never</button>
        <button className={classNames({ display: { base: 'none', md: 'block' } })}>Wide</button>
        <button className={classNames({ display: { lgDown: 'none' } })}>Wide too</button>
        <button className={classNames({ display: 'flex' })}>Always</button>
      </>,
    )
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(shown)
    expect(screen.getByText('Never')).not.toBeVisible()
  })

  it('shows a wide screen again after a test on a phone', () => {
    render(<button className={classNames({ hideFrom: 'lg' })}>Phone</button>)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says of what is not found how the page is when that is read', () => {
    const { container } = render(<p>Loading</p>)
    expect(findBook).toThrow(/name "Book".*Loading/s)

    let error: unknown
    try {
      findBook()
    } catch (thrown) {
      error = thrown
    }
    container.append('Still loading')
    expect(String(error)).toContain('Still loading')
  })

  it('says what was waited for in vain, and draws the page once', async () => {
    render(<p>Loading</p>)
    const found = screen.findByText('Booked', undefined, { timeout: 60 })
    await expect(found).rejects.toThrow(/text: Booked.*<p>.*Loading/s)
  })
})
