import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import type { licenseMachine } from '@masar/machines/license/license.machine.ts'
import { licenseModel, SCAN, UNTYPED_FILE } from '@masar/machines/license/license.journeys.ts'
import lock from '@masar/machines/license/paths.lock.json?raw'
import { lookFor, type Step } from 'statechart-paths/walk'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, findEnabledControl } from '#testing/walks/shown-controls.ts'

import { LicensePanel } from './license-panel.tsx'
import type { LicenseActor } from './license.flow.ts'

const button = (name: string): Control => ({ role: 'button', name })
const PICKER: Control = { role: 'file', name: /^(Choose a file|Replace the licence)$/ }

function chooseFile(name: string) {
  const element = findEnabledControl(PICKER)
  element.focus()
  fireEvent.change(element, { target: { files: [new File(['…'], name)] } })
}

const isFound = (found: HTMLElement | null) => found !== null

function expectLicense({ expect: { context } }: Step, isUploaded: boolean) {
  expect(isFound(screen.queryByText('Licence uploaded'))).toBe(isUploaded)
  expect(isFound(screen.queryByRole('link', { name: 'View it in a new tab' }))).toBe(isUploaded)
  expect(
    isFound(screen.queryByLabelText(isUploaded ? 'Replace the licence' : 'Choose a file')),
  ).toBe(true)
  const texts = {
    'wrong-kind': /isn’t a photo or a PDF/,
    'too-large': /limit of 5 MB|is too large/,
    heic: /a HEIC photo/,
  }
  for (const [issue, text] of Object.entries(texts)) {
    expect(isFound(screen.queryByText(text))).toBe(context['issue'] === issue)
  }
}

const expectDialog = (yes: string) => (step: Step) => {
  expect(screen.getByRole('dialog', { name: 'Delete your driving licence?' })).toBeVisible()
  expect(screen.getByRole('button', { name: yes })).toBeVisible()
  expect(isFound(screen.queryByText('Your licence couldn’t be deleted'))).toBe(
    step.expect.leaf === 'removal.failed',
  )
}

/** Nothing is shown because the customer is leaving the page. */
const expectNoProgress = () => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()

const screenExpectations: Record<string, (step: Step) => void> = {
  empty: (step) => expectLicense(step, false),
  uploaded: (step) => expectLicense(step, true),
  failed(step) {
    expectLicense(step, step.expect.context['file'] !== null)
    expect(screen.getByRole('alert')).toHaveTextContent('Your licence couldn’t be sent')
  },
  uploading({ expect: { context } }) {
    expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute(
      'value',
      String(context['percent']),
    )
    expect(screen.getByText(`Sending ${SCAN.name}`)).toBeVisible()
  },
  'removal.confirming': expectDialog('Delete'),
  'removal.sending': expectDialog('Deleting…'),
  'removal.failed': expectDialog('Delete'),
  closing: expectNoProgress,
  left: expectNoProgress,
}

/** Sends the properties of a sample file, because the content of the selected file does not matter here. */
const createPickHandler = (actor: LicenseActor) => (file: File) => {
  actor.send({ type: 'file.picked', pick: file.name === SCAN.name ? SCAN : UNTYPED_FILE })
  return Promise.resolve()
}

function listFacts({ value, context }: SnapshotFrom<typeof licenseMachine>): string[] {
  const { file, percent, problem } = context
  const isSending = value === 'uploading'
  return [
    'Photo or PDF, up to 5 MB. Only you and the rental companies you rent from can see it.',
    ...(value === 'failed' && problem?.kind === 'http' && problem.retryAfter
      ? [`Too many attempts. Try again in ${problem.retryAfter} seconds.`]
      : []),
    ...(isSending ? [`${percent} %`] : []),
    ...(file && !isSending ? [`View it in a new tab (/api/licenses/${file})`] : []),
  ]
}

const page = createPageWalk({
  model: licenseModel,
  lock,
  offers: {
    'picks a scan': PICKER,
    'picks a film': PICKER,
    'cancels the upload': button('Stop sending'),
    'tries again': button('Try again'),
    'dismisses the problem': button('Cancel'),
    'wants to delete it': button('Delete the licence'),
    'says yes': button('Delete'),
    'says no': [button('Keep'), button('Close')],
  },
  besides: [{ role: 'link', name: 'View it in a new tab' }],
  acts: {
    'picks a scan': () => chooseFile(SCAN.name),
    'picks a film': () => chooseFile(UNTYPED_FILE.name),
  },
  mount: (actor, draw) => {
    draw(<LicensePanel license={{ actor, pick: createPickHandler(actor) }} />)
  },
  screen: {
    heading: 'part',
    busyBy: ['progress'],
    // Only uploads count as busy: a deletion shows its progress on its button, and a customer who leaves sees
    // another page.
    isBusy: ({ expect: { leaf } }) => leaf === 'uploading',
    isAlerting: ({ expect: { tags, context } }) =>
      tags.includes('error') || context['issue'] !== null,
  },
  facts: listFacts,
  look: (step) => lookFor(screenExpectations, step)(step),
  words: {
    fr: { empty: 'Permis de conduire', uploaded: 'Permis enregistré' },
    es: { empty: 'Permiso de conducir', uploaded: 'Permiso subido' },
  },
})

it.each(page.tests)('the license panel follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the license panel shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
