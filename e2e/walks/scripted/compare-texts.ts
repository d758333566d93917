import type { Page } from '@playwright/test'

export interface ShownTexts {
  /** Texts that the page must show, with “…” in place of values that depend on the data. */
  shown: readonly string[]
  /** Texts that only screen readers read out. */
  unseen: readonly string[]
  /** Texts that the page must no longer show. */
  gone: readonly string[]
}

const TIMEOUT_MS = 20_000

/** Splits a text at the values, which are written as “…”. */
export const splitAtValues = (text: string) => text.split('…').map((piece) => piece.trim())

/** Waits until the page shows all texts of `shown`, and none of `gone`. */
export async function compareTexts(page: Page, { shown, unseen, gone }: ShownTexts): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  let wrong: string[] = []
  do {
    // oxlint-disable-next-line no-await-in-loop -- polls the page
    const [visible, all] = await Promise.all([readVisibleTexts(page), readPageTexts(page)])
    const isOn = (text: string, expected: string) =>
      splitAtValues(expected).every((piece) => text.includes(normalize(piece)))
    wrong = [
      ...shown.filter((wanted) => !isOn(visible, wanted)).map((wanted) => `+ ${wanted}`),
      ...unseen.filter((wanted) => !isOn(all, wanted)).map((wanted) => `+ ${wanted}`),
      ...gone.filter((wanted) => isOn(all, wanted)).map((wanted) => `- ${wanted}`),
    ]
    if (wrong.length === 0) return
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.waitForTimeout(100)
  } while (Date.now() < deadline)
  throw new Error(wrong.join('\n'))
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

/** Reads the visible texts, without those that are only announced by screen readers. */
const readVisibleTexts = async (page: Page) =>
  normalize(
    await page.evaluate(() => {
      const isHidden = (element: Element | null): boolean => {
        if (element === null) return false
        const { width, height } = element.getBoundingClientRect()
        const isClipped = width === 1 && height === 1
        return isClipped || isHidden(element.parentElement)
      }
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode
        const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        if (isShown && !isHidden(parent)) texts.push(textContent ?? '')
      }
      return texts.join('')
    }),
  )

/** Reads all visible texts and the accessible names of controls. */
const readPageTexts = async (page: Page) =>
  normalize(
    await page.evaluate(() =>
      [
        // A page that is being reloaded may have no body yet.
        document.querySelector('body')?.innerText ?? '',
        ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
          element.ariaLabel ?? '',
          element.getAttribute('title') ?? '',
        ]),
        // Some of these elements are only visible to screen readers.
        ...[...document.querySelectorAll('[role=status], output, label, h1, h2')].map(
          ({ textContent }) => textContent,
        ),
      ].join(' '),
    ),
  )
