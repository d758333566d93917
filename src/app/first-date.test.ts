import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

it('loads what the first date needs after the first frame of the document, in three tasks', async () => {
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
