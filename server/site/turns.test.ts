import { expect, it } from 'vitest'

import { turns } from './turns.ts'

it('a turn lets others in between calls that came at once', async () => {
  const turn = turns()
  const events: string[] = []
  const calls = ['one', 'two', 'three'].map((name) => turn().then(() => events.push(name)))
  setImmediate(() => {
    events.push('a page')
    setImmediate(() => events.push('another page'))
  })
  await Promise.all(calls)

  expect(events.filter((event) => !event.includes('page'))).toEqual(['one', 'two', 'three'])
  expect(events.indexOf('a page')).toBeLessThan(events.indexOf('two'))
  expect(events.indexOf('another page')).toBeLessThan(events.indexOf('three'))
})
