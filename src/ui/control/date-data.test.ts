import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'

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

it('a document loads what its first date needs after its first frame, in three tasks', async () => {
  const page = await readFile('index.html', 'utf8')
  const script = /<script>(?<script>[^<]*DateTimeFormat[^<]*)<\/script>/.exec(page)?.groups?.[
    'script'
  ]
  const loaded: string[] = []
  const frames: (() => void)[] = []
  const tasks: (() => void)[] = []
  runInNewContext(script ?? '', {
    Intl: { Locale: localeThat(loaded), DateTimeFormat: dateFormatThat(loaded) },
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout: (task: () => void) => tasks.push(task),
  })
  expect([frames.length, tasks.length, loaded]).toEqual([1, 0, []])

  for (const draw of frames) draw()
  expect([tasks.length, loaded]).toEqual([3, []])
  for (const task of tasks) task()
  expect(loaded).toEqual(['script of fr', 'dates of fr', 'date in Africa/Tunis'])
})

const localeThat = (loaded: string[]) =>
  class {
    readonly #language: string
    constructor(language: string) {
      this.#language = language
    }
    maximize() {
      loaded.push(`script of ${this.#language}`)
    }
  }

const dateFormatThat = (loaded: string[]) =>
  class {
    readonly #timeZone: string | undefined
    static supportedLocalesOf(language: string) {
      loaded.push(`dates of ${language}`)
    }
    constructor(_language: string, { timeZone }: Intl.DateTimeFormatOptions) {
      this.#timeZone = timeZone
    }
    format() {
      loaded.push(`date in ${this.#timeZone ?? ''}`)
    }
  }
