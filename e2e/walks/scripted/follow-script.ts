import type { BrowserContext, Page } from '@playwright/test'

import { SCRIPTED_FLOWS } from './scripted-flows.ts'

/** A step of a test script, as a tester reads it. */
export interface ReadStep {
  label: string
  origin: string
  /** The text of the button or choice; null where the sentence names it. */
  control: string | null
  /** Addresses that make the server answer so. */
  addresses: readonly string[]
  /** Texts that the page shows, with … for what differs with the data, and those that it no longer shows. */
  shown: readonly string[]
  gone: readonly string[]
  /** How long nothing happens. */
  delay: number
}

export interface ReadScript {
  folder: string
  language: string
  origin: string
  /** The address after which calls wait for an answer. */
  hold: string | null
  /** Whether it is opened before the page. */
  holdsFirst: boolean
  steps: readonly ReadStep[]
}

const PATIENCE_MS = 20_000

/** Does what a script says, and compares what it says to see, step by step. Throws where page and script disagree. */
export async function followScript(
  page: Page,
  script: ReadScript,
  isSeen: (number: number) => Promise<void>,
): Promise<void> {
  const flow = SCRIPTED_FLOWS[script.folder]
  if (!flow) throw new Error(`Nothing says how ${script.folder} begins.`)
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
    // A broken connection stays so for seconds, which a person does not notice.
    const isCut = step.addresses.some((address) => address.endsWith('/cut'))
    if (isCut && script.hold) await openAddress(page.context(), script.hold)
    await isSeen(number)
    /* oxlint-enable no-await-in-loop */
  }
}

/** In another tab of the same browser, which has the same cookies. */
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
    throw new Error(`Nothing says how to do "${label}".`)
}

/** The control of this name, in the dialog where one is open. */
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

/** Waits until the page reads as the script says. */
async function compareTexts(page: Page, { shown, gone }: ReadStep): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let wrong: string[] = []
  do {
    // oxlint-disable-next-line no-await-in-loop -- again until it is so
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
        // Read aloud only.
        ...[...document.querySelectorAll('[role=status], output, label, h1, h2')].map(
          ({ textContent }) => textContent,
        ),
      ].join(' '),
    ),
  )
