import type { BrowserContext, Page } from '@playwright/test'

import { SCRIPTED_FLOWS } from './scripted-flows.ts'

/** A step of a test script, with what a tester reads. */
export interface ReadStep {
  label: string
  origin: string
  /** The text of the button or choice; null if none is recorded for the step. */
  control: string | null
  /** Addresses that make the server give this answer. */
  addresses: readonly string[]
  /** Texts that the page must show, with … for values that depend on the data. */
  shown: readonly string[]
  /** Texts that the page must no longer show. */
  gone: readonly string[]
  /** How long to wait, in milliseconds. */
  delay: number
}

export interface ReadScript {
  folder: string
  language: string
  origin: string
  /** The address that makes calls wait for an answer. */
  hold: string | null
  /** Whether to open this address before the page. */
  holdsFirst: boolean
  steps: readonly ReadStep[]
}

const TIMEOUT_MS = 20_000

/** Follows a script, and compares the page with it after each step. Throws if they differ. */
export async function followScript(
  page: Page,
  script: ReadScript,
  isSeen: (number: number) => Promise<void>,
): Promise<void> {
  const flow = SCRIPTED_FLOWS[script.folder]
  if (!flow) throw new Error(`No scripted flow exists for ${script.folder}.`)
  for (const [number, step] of script.steps.entries()) {
    /* oxlint-disable no-await-in-loop -- a step needs the one before it */
    if (number === 0) {
      await flow.prepare(page, { ...script, start: step.label })
      if (script.hold && script.holdsFirst) await openAddress(page.context(), script.hold)
      await page.goto(await flow.address(page, { ...script, start: step.label }))
    } else {
      await perform(page, step, flow.gestures)
    }
    await compareTexts(page, step)
    if ((number === 0 || step.origin === 'reload') && script.hold)
      await openAddress(page.context(), script.hold)
    // After `cut`, the server also breaks retries for some seconds, too short for a person to notice: `hold` ends that.
    const isCut = step.addresses.some((address) => address.endsWith('/cut'))
    if (isCut && script.hold) await openAddress(page.context(), script.hold)
    await isSeen(number)
    /* oxlint-enable no-await-in-loop */
  }
}

/** Requests an address with the cookies of the browser, like another tab. */
async function openAddress(context: BrowserContext, address: string): Promise<void> {
  const response = await context.request.get(address)
  if (!response.ok()) throw new Error(`${address}: ${response.status()} ${await response.text()}`)
}

async function perform(
  page: Page,
  { label, origin, control, addresses, delay }: ReadStep,
  gestures: Readonly<Record<string, (page: Page) => Promise<unknown>>>,
): Promise<void> {
  if (origin === 'reload') {
    const [before] = addresses
    if (before) await openAddress(page.context(), before)
    await page.reload()
    return
  }
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await openAddress(page.context(), address)
  }
  const gesture = gestures[label]
  if (gesture) await gesture(page)
  else if (origin === 'clock') await page.clock.runFor(delay)
  else if (control !== null) await press(page, control)
  else if (origin !== 'actor' && origin !== 'reload')
    throw new Error(`No gesture is defined for "${label}".`)
}

/** Clicks the control with this name, in the dialog if one is open. */
async function press(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const scope = (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
  const pattern = new RegExp(`^${pieces(name).map(escape).join('.*')}$`, 'i')
  const roles = (['button', 'link', 'radio', 'checkbox', 'menuitem'] as const).map((role) =>
    scope.getByRole(role, { name: pattern }),
  )
  const [first, ...others] = roles
  await others
    .reduce((all, next) => all.or(next), first ?? scope)
    .first()
    .click()
}

const pieces = (text: string) => text.split('…').map((piece) => piece.trim())
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Waits until the page shows the texts of the script. */
async function compareTexts(page: Page, { shown, gone }: ReadStep): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  let wrong: string[] = []
  do {
    // oxlint-disable-next-line no-await-in-loop -- polls the page
    const text = await readPage(page)
    const isOn = (wanted: string) =>
      pieces(wanted).every((piece) => text.includes(normalize(piece)))
    wrong = [
      ...shown.filter((wanted) => !isOn(wanted)).map((wanted) => `+ ${wanted}`),
      ...gone.filter((wanted) => isOn(wanted)).map((wanted) => `- ${wanted}`),
    ]
    if (wrong.length === 0) return
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.waitForTimeout(100)
  } while (Date.now() < deadline)
  throw new Error(wrong.join('\n'))
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

/** All visible texts and names of controls. */
const readPage = async (page: Page) =>
  normalize(
    await page.evaluate(() =>
      [
        document.body.innerText,
        ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
          element.ariaLabel ?? '',
          element.getAttribute('title') ?? '',
        ]),
        // Some of these are only for screen readers.
        ...[...document.querySelectorAll('[role=status], output, label, h1, h2')].map(
          ({ textContent }) => textContent,
        ),
      ].join(' '),
    ),
  )
