import type { Language } from '@masar/domain/service/languages.ts'
import type { Page } from '@playwright/test'

import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { openTestActions } from '../../steps/server/test-actions.ts'
import { createTranslate } from '../../steps/page/words.ts'
import { compareTexts, splitAtValues, type ShownTexts } from './compare-texts.ts'
import {
  type AnyScriptedFlow,
  requestAddress,
  openAnswerUrl,
  type PreparedStart,
  type ScriptScene,
} from './scripted-flow.ts'
import { SCRIPTED_FLOWS } from './scripted-flows.ts'

/** A step of a test script, as written for testers. */
export interface ParsedStep extends ShownTexts {
  label: string
  origin: string
  /** Whether testers can perform the step by hand. */
  isByHand: boolean
  /** Whether the previous steps make this step impossible. */
  isImpossible: boolean
  /** The text of the button or option to select; null if none is recorded for the step. */
  control: string | null
  /** The URLs that make the server respond as this step requires. */
  addresses: readonly string[]
  /** How long to wait, in milliseconds. */
  delay: number
}

export interface ParsedScript {
  folder: MachineFolder
  language: Language
  origin: string
  /** The URL that makes calls wait to be answered. */
  hold: string | null
  /** Whether to open the `hold` URL before the page. */
  holdsFirst: boolean
  steps: readonly ParsedStep[]
}

type OpenScene = ScriptScene & PreparedStart

/** The origins of steps that need neither a URL nor a gesture. */
const BUILT_IN_ORIGINS: ReadonlySet<string> = new Set(['reload', 'clock'])

/**
 * Returns the number of the first step that neither a tester nor a gesture of the flow can perform; null if
 * every step can be performed.
 */
export function findDeadEnd({ folder, steps }: Omit<ParsedScript, 'origin'>): number | null {
  const { gestures } = SCRIPTED_FLOWS[folder]
  const number = steps.findIndex(
    ({ label, origin, isByHand, isImpossible }) =>
      isImpossible || (!isByHand && !gestures[label] && !BUILT_IN_ORIGINS.has(origin)),
  )
  return number < 0 ? null : number
}

/** Follows a script, and compares the page with it after each step. Throws if they differ. */
export async function followScript(
  page: Page,
  script: ParsedScript,
  isSeen: (number: number) => Promise<void>,
): Promise<void> {
  const flow = SCRIPTED_FLOWS[script.folder]
  const [start, ...steps] = script.steps
  if (!start) return
  const scene = await openScene(page, script, flow, start)
  await verifyStep(scene, script, start)
  await isSeen(0)
  for (const [index, step] of steps.entries()) {
    /* oxlint-disable no-await-in-loop -- each step depends on the previous one */
    await performStep(scene, step, flow)
    await verifyStep(scene, script, step)
    await isSeen(index + 1)
    /* oxlint-enable no-await-in-loop */
  }
}

/** Prepares the start of a script, and opens its page. */
async function openScene(
  page: Page,
  { language, origin, hold, holdsFirst, steps }: ParsedScript,
  { prepare, gestures }: AnyScriptedFlow,
  { label: start }: ParsedStep,
): Promise<OpenScene> {
  const { request } = page
  const t = createTranslate(language)
  const labels = steps.map(({ label }) => label)
  const testActions = openTestActions(request)
  const scene = { page, language, origin, start, labels, t, testActions }
  const opened: OpenScene = { ...scene, ...((await prepare(scene)) as PreparedStart) }
  if (hold && holdsFirst) await requestAddress({ page }, hold)
  if (steps.some((step) => step.origin === 'clock')) await page.clock.install()
  await page.goto(opened.address)
  await gestures[start]?.(opened)
  return opened
}

async function verifyStep(
  { page }: OpenScene,
  { hold }: ParsedScript,
  step: ParsedStep,
): Promise<void> {
  await compareTexts(page, step)
  // After `cut`, the server also breaks retries for some seconds. The replay is faster than a tester, so it
  // opens `hold` to end this.
  const isCut = step.addresses.some((address) => address.endsWith('/cut'))
  const isOpened = step.origin === 'start' || step.origin === 'reload'
  if (hold && (isOpened || isCut)) await requestAddress({ page }, hold)
}

async function performStep(
  scene: OpenScene,
  { label, origin, control, addresses, delay }: ParsedStep,
  { gestures, openAddress = openAnswerUrl }: AnyScriptedFlow,
): Promise<void> {
  const { page } = scene
  const gesture = gestures[label]
  const [before, after] = addresses
  if (origin === 'reload') {
    if (before) await requestAddress({ page }, before)
    await (gesture ? gesture(scene) : page.reload())
    return
  }
  // Calls from another tab do not wait.
  if (gesture && before?.endsWith('/pause') && after) {
    await requestAddress({ page }, before)
    await gesture(Object.assign(scene, { isPaused: true }))
    scene.isPaused = false
    await requestAddress({ page }, after)
    return
  }
  if (gesture) await gesture(scene)
  else if (origin === 'clock') await page.clock.fastForward(delay)
  else if (control !== null) await pressControl(page, control)
  else if (origin !== 'actor') throw new Error(`No gesture is defined for "${label}".`)
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await openAddress(scene, address)
  }
}

/** Clicks the control with this name, in the dialog if one is open. */
async function pressControl(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const scope = (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
  const pattern = new RegExp(`^${splitAtValues(name).map(escapeForPattern).join('.*')}$`, 'i')
  const roles = (['button', 'link', 'radio', 'checkbox', 'menuitem'] as const).map((role) =>
    scope.getByRole(role, { name: pattern }),
  )
  const [first, ...others] = roles
  await others
    .reduce((all, next) => all.or(next), first ?? scope)
    .first()
    .click()
}

/**
 * Escapes a text for use in a pattern. Spaces match any white space, because browsers show French narrow spaces
 * as normal spaces.
 */
const escapeForPattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
