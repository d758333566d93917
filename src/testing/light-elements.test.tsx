import { render, screen } from '@testing-library/react'
import { cloneElement, isValidElement } from 'react'
import { describe, expect, it, vi } from 'vitest'

const Letters = ({ letters }: { letters: string[] }) => (
  <ul>
    {/* oxlint-disable-next-line react/jsx-key -- React is to warn of it */}
    {letters.map((letter) => (
      <li>{letter}</li>
    ))}
  </ul>
)

describe('the elements of tests', () => {
  it('are what React draws, with keys, spread props and children', () => {
    const spread = { title: 'Amira', children: 'A' }
    const element = <b key={7} {...spread} />
    expect(isValidElement(element)).toBe(true)
    expect(element).toMatchObject({ key: '7', type: 'b', props: spread })
    expect(element.props).not.toHaveProperty('key')
    render(<p>{cloneElement(element, { title: 'Badis' })}</p>)
    expect(screen.getByTitle('Badis')).toHaveTextContent('A')
  })

  it('are light: nothing of them is frozen or hidden', () => {
    const element = <b />
    expect(Object.isFrozen(element)).toBe(false)
    expect(Object.keys(element)).toContain('_store')
  })

  it('are warned of where a list lacks keys, and nowhere else', () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue()
    render(
      <section>
        <h1>Letters</h1>
        <p>{['A', 'B']}</p>
      </section>,
    )
    expect(warn).not.toHaveBeenCalled()
    render(<Letters letters={['A', 'B']} />)
    expect(warn.mock.calls.map(([message]) => message as unknown)).toEqual([
      expect.stringContaining('unique "key" prop'),
    ])
  })
})
