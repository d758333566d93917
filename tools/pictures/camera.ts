import { type Browser, errors, type Page, type Request } from 'playwright'

import type { Language } from '#domain/service/languages.ts'

import { comeToRest, SAME_START, storyStatus } from './in-the-page.ts'
import type { Story } from './stories.ts'

/** When every picture is taken: the morning on which the example fleet of the stories begins. */
const NOW = new Date('2026-05-20T08:00:00.000Z')

const PATIENCE = 60_000

/** On what a story is shown; the sizes are CSS pixels. */
export interface StoryScreen {
  width: number
  height: number
  theme: 'light' | 'dark'
  /** English where none is named. */
  language?: Language
}

export interface Shot {
  story: Pick<Story, 'id'>
  screen: StoryScreen
}

/** A story that cannot be pictured: it failed, or is never still. */
export class StoryFailed extends Error {}

/** A page in a browser context of its own, under the conditions that are the same for every picture. */
export class Camera {
  readonly page: Page
  readonly #underWay = new Set<Request>()

  private constructor(page: Page) {
    this.page = page
    page.on('request', (request) => this.#underWay.add(request))
    page.on('requestfinished', (request) => this.#underWay.delete(request))
    page.on('requestfailed', (request) => this.#underWay.delete(request))
  }

  static async open(browser: Browser): Promise<Camera> {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Africa/Tunis',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    })
    await context.addInitScript(SAME_START)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    await page.clock.setFixedTime(NOW)
    return new Camera(page)
  }

  /** The bytes of a PNG of the whole story. Throws a `StoryFailed` where it does not come to rest. */
  async take(origin: string, { story, screen }: Shot): Promise<Buffer> {
    const { width, height, theme, language = 'en' } = screen
    const globals = `theme:${theme};language:${language};a11y.manual:!true`
    await this.page.setViewportSize({ width, height })
    await this.page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`)
    const status = await this.page.waitForFunction(storyStatus)
    if ((await status.jsonValue()) !== 'success') throw await this.#failure()
    return this.#shoot()
  }

  /** The story that stands there, as it is on a screen of another size. */
  async takeAgain({ width, height }: StoryScreen): Promise<Buffer> {
    await this.page.setViewportSize({ width, height })
    return this.#shoot()
  }

  close = (): Promise<void> => this.page.context().close()

  async #shoot(): Promise<Buffer> {
    await this.#rest()
    return this.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  }

  /** What is downloaded may change the page, and what changes the page may download more. */
  async #rest(): Promise<void> {
    const end = Date.now() + PATIENCE
    do {
      if (Date.now() > end) throw new StoryFailed('It is never still.')
      // oxlint-disable-next-line no-await-in-loop -- looked at again after each change
      await this.page.evaluate(comeToRest)
    } while (this.#underWay.size > 0)
  }

  async #failure(): Promise<StoryFailed> {
    const message = this.page.locator('#error-message')
    return new StoryFailed((await message.textContent()) ?? 'It failed without a message.')
  }
}

/**
 * Takes pictures on so many pages at once. A visit shows a story once, for pictures that differ by the size of
 * the screen alone. Each picture is handed on as soon as it is taken; in place of one that could not be, the reason.
 */
export async function takeAll<One extends Shot>(
  { browser, origin }: { browser: Browser; origin: string },
  visits: readonly (readonly One[])[],
  onTaken: (picture: One, taken: Buffer | StoryFailed) => Promise<void>,
  atOnce = 2,
): Promise<void> {
  const waiting = visits.values()
  const lane = async () => {
    const camera = await Camera.open(browser)
    for (const [first, ...others] of waiting) {
      if (!first) continue
      /* oxlint-disable no-await-in-loop -- one page shows one story at a time, on one size after the other */
      const taken = await camera.take(origin, first).catch(asFailure)
      await onTaken(first, taken)
      for (const other of others) {
        const again =
          taken instanceof StoryFailed
            ? taken
            : await camera.takeAgain(other.screen).catch(asFailure)
        await onTaken(other, again)
      }
      /* oxlint-enable no-await-in-loop */
    }
    await camera.close()
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

function asFailure(error: unknown): StoryFailed {
  if (error instanceof StoryFailed) return error
  if (error instanceof errors.TimeoutError) return new StoryFailed(error.message.split('\n', 1)[0])
  throw error
}
