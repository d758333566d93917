import { describe, expect, it, vi } from 'vitest'

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

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
})
