import { afterEach, expect, it, vi } from 'vitest'

import { loadDateData } from './date-data.ts'

afterEach(() => vi.unstubAllGlobals())

function watchIntl() {
  const loaded: string[] = []
  vi.spyOn(Intl.Locale.prototype, 'maximize').mockImplementation(function (this: Intl.Locale) {
    loaded.push(`script of ${this.language}`)
    return this
  })
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((language) => {
    loaded.push(`dates of ${String(language)}`)
    return []
  })
  return loaded
}

it('what the first date needs is loaded after whoever asks for it has gone on', async () => {
  const loaded = watchIntl()
  const loading = loadDateData('fr')
  expect(loaded).toEqual([])

  await loading
  expect(loaded).toEqual(['script of fr', 'dates of fr'])
})

it('what the first date needs is two tasks that go before the painting, where a browser knows of that', async () => {
  const loaded = watchIntl()
  const postTask = vi.fn<(task: () => unknown, options: object) => Promise<unknown>>((task) =>
    Promise.resolve().then(task),
  )
  vi.stubGlobal('scheduler', { postTask })
  await loadDateData('es')

  expect(postTask.mock.calls.map(([, options]) => options)).toEqual([
    { priority: 'user-blocking' },
    { priority: 'user-blocking' },
  ])
  expect(loaded).toEqual(['script of es', 'dates of es'])
})
