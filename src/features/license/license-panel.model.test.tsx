import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { FILM, licenseModel, SCAN } from '#machines/license/license.journeys.ts'
import lock from '#machines/license/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { LicensePanel } from './license-panel.tsx'
import type { LicenseActor } from './license.flow.ts'

const CHOOSE = 'Choose a file'
const REPLACE = 'Replace the licence'
const DELETE = 'Delete the licence'

const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }))

function choose(name: string) {
  const picker = screen.getByLabelText(/^(Choose a file|Replace the licence)$/)
  fireEvent.change(picker, { target: { files: [new File(['…'], name)] } })
}

const acts: Record<string, () => void> = {
  'picks a scan': () => choose(SCAN.name),
  'picks a film': () => choose(FILM.name),
  'cancels the upload': press('Stop sending'),
  'tries again': press('Try again'),
  'dismisses the problem': press('Never mind'),
  'wants to delete it': press(DELETE),
  'says yes': press('Delete it'),
  'says no': press('Keep it'),
}

const isShown = (found: HTMLElement | null) => found !== null

function shows({ expect: { context } }: Step, there: boolean) {
  expect(isShown(screen.queryByText('Your licence is here.'))).toBe(there)
  expect(isShown(screen.queryByRole('link', { name: 'View it in a new tab' }))).toBe(there)
  expect(isShown(screen.queryByLabelText(there ? REPLACE : CHOOSE))).toBe(true)
  expect(isShown(screen.queryByRole('button', { name: DELETE }))).toBe(there)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  const texts = { 'wrong-kind': /neither a picture nor a PDF/, 'too-large': /larger than 5 MB/ }
  for (const [issue, text] of Object.entries(texts)) {
    expect(isShown(screen.queryByText(text))).toBe(context['issue'] === issue)
  }
}

const dialog = (yes: string, busy: boolean) => (step: Step) => {
  expect(screen.getByRole('dialog', { name: 'Delete your driving licence?' })).toBeVisible()
  const button = screen.getByRole('button', { name: yes })
  expect(button).toHaveAttribute('aria-disabled', String(busy))
  expect(isShown(screen.queryByText('Your licence could not be deleted'))).toBe(
    step.expect.leaf === 'removal.failed',
  )
}

/** The page is being left: nobody looks at it any more. */
const over = () => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()

const looks: Record<string, (step: Step) => void> = {
  empty: (step) => shows(step, false),
  present: (step) => shows(step, true),
  failed(step) {
    shows(step, step.expect.context['file'] !== null)
    expect(screen.getByRole('alert')).toHaveTextContent('Your licence could not be sent')
  },
  uploading({ expect: { context } }) {
    expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute(
      'value',
      String(context['percent']),
    )
    expect(screen.getByText(`Sending ${SCAN.name}`)).toBeVisible()
    expect(screen.getByLabelText(CHOOSE)).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
  'removal.asking': dialog('Delete it', false),
  'removal.sending': dialog('Deleting…', true),
  'removal.failed': dialog('Delete it', false),
  leaving: over,
  left: over,
}

/** The chosen file itself does not matter here: what is known of it does. */
const pickWith = (actor: LicenseActor) => (file: File) => {
  actor.send({ type: 'file.picked', pick: file.name === SCAN.name ? SCAN : FILM })
  return Promise.resolve()
}

const tests = lockedTests(licenseModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the panel of a licence follows $name', async (test) => {
  const driver = actorDriver(licenseModel, {
    mount: (actor) => {
      renderPage(<LicensePanel license={{ actor, pick: pickWith(actor) }} apiHost="" />)
    },
    act: (step) => {
      actFor(acts, step)()
    },
    look: (step) => lookFor(looks, step)(step),
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
