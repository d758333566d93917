import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SIGNED_OUT_VIEWER } from '#api/viewer.ts'

import { createTestSession, hostFlows } from '#testing/flow-deps.ts'
import { click, renderPage, settle } from '#testing/page.tsx'
import type { Viewer } from '#api/viewer.ts'

import { License } from './license.tsx'
import { createVisitorsLicense } from './visitors-license.ts'

const AMIRA_ID = '66aa00000000000000000001'
const makeAmira = (license: string | null): Viewer => ({
  status: 'signedIn',
  user: {
    _id: AMIRA_ID,
    type: 'user',
    email: 'amira@example.com',
    fullName: 'Amira Ben Salah',
    verified: true,
    language: 'en',
    enableEmailNotifications: true,
    blacklisted: false,
    license,
  },
})

const DELETE_TEMPORARY_CALL = 'POST /api/delete-temp-license/photo.jpg'
const PDF_FILE = new File(['%PDF-1.7 …'], 'scan.pdf')

/**
 * Replaces the browser's upload request. The real request is tested with jsdom in
 * `src/api/calls/upload.test.tsx`.
 */
class ControlledUpload extends EventTarget {
  static sent: ControlledUpload[] = []
  upload = new EventTarget()
  status = 0
  responseText = ''
  withCredentials = false
  path = ''

  open(_method: string, path: string) {
    this.path = path
  }
  send() {
    ControlledUpload.sent.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('loadend'))
  }
  getResponseHeader() {
    return null
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  ControlledUpload.sent = []
  vi.stubGlobal('XMLHttpRequest', ControlledUpload)
})

function openLicensePanel(first: Viewer, temporary: string | null = null) {
  const files: (string | null)[] = []
  const { session, heard, become } = createTestSession(first)
  const onFile = (file: string | null) => files.push(file)
  const license = createVisitorsLicense(hostFlows({ session }), { temporary, onFile })
  renderPage(<License license={license} />)
  return { license, files, heard, become: (next: Viewer) => settle(() => become(next)) }
}

const chooseFile = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^(Choose a file|Replace the licence)$/), file)

async function waitForUpload(): Promise<ControlledUpload> {
  await waitFor(() => expect(ControlledUpload.sent).not.toHaveLength(0))
  const [first] = ControlledUpload.sent
  if (!first) throw new Error('Nothing is being sent.')
  return first
}

describe('the license of the current visitor', () => {
  // @shows WIRE-24
  it('is uploaded for a guest as a temporary file, whose name is reported to checkout', async () => {
    const { files } = openLicensePanel(SIGNED_OUT_VIEWER)
    await chooseFile(PDF_FILE)
    const upload = await waitForUpload()
    expect(upload.path).toBe('/api/create-license')
    await settle(() => upload.answer(200, 'scan-1.pdf'))

    expect(screen.getByText('Licence uploaded')).toBeVisible()
    expect(files).toEqual([null, 'scan-1.pdf'])
  })

  it('replaces a guest’s earlier upload, and deletes the earlier file', async () => {
    const wire = controlFetch({ [DELETE_TEMPORARY_CALL]: respondAlways(200, 'OK') })
    openLicensePanel(SIGNED_OUT_VIEWER, 'photo.jpg')
    await chooseFile(PDF_FILE)
    const upload = await waitForUpload()
    expect(wire.calls).toHaveLength(0)
    await settle(() => upload.answer(200, 'scan-1.pdf'))

    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toEqual([DELETE_TEMPORARY_CALL]))
  })

  // @shows WIRE-25
  it('is uploaded to a customer’s account, and the account is then fetched again', async () => {
    const { files, heard } = openLicensePanel(makeAmira(null))
    await chooseFile(PDF_FILE)
    const upload = await waitForUpload()
    expect(upload.path).toBe(`/api/update-license/${AMIRA_ID}`)
    await settle(() => upload.answer(200, 'scan-1.pdf'))

    expect([files, heard]).toEqual([[null, 'scan-1.pdf'], ['profileChanged']])
  })

  it('is not uploaded when its content is not an image or PDF, whatever its name', async () => {
    openLicensePanel(SIGNED_OUT_VIEWER)
    await chooseFile(new File(['MZ this is a program'], 'licence.pdf'))

    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t a photo or a PDF')
    expect(ControlledUpload.sent).toEqual([])
  })

  it('switches to the account’s license when a guest signs in, and deletes the guest’s upload', async () => {
    const wire = controlFetch({ [DELETE_TEMPORARY_CALL]: respondAlways(200, 'OK') })
    const { files, become } = openLicensePanel(SIGNED_OUT_VIEWER, 'photo.jpg')
    await become(makeAmira('amira.pdf'))

    expect(files).toEqual(['photo.jpg', 'amira.pdf'])
    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toEqual([DELETE_TEMPORARY_CALL]))
    expect(screen.getByRole('link')).toHaveAttribute('href', '/api/licenses/amira.pdf')
  })

  it('is updated when another tab changes it, and is not reverted by outdated account data', async () => {
    const { files, become } = openLicensePanel(makeAmira(null))
    await chooseFile(PDF_FILE)
    await settle(async () => (await waitForUpload()).answer(200, 'scan-1.pdf'))
    await become(makeAmira(null))
    expect(screen.getByText('Licence uploaded')).toBeVisible()
    await become(makeAmira('scan-1.pdf'))
    await become(makeAmira(null))

    expect(files).toEqual([null, 'scan-1.pdf', 'scan-1.pdf', null])
    expect(screen.queryByText('Licence uploaded')).not.toBeInTheDocument()
  })

  it('is deleted when a guest leaves, but kept when a customer leaves', async () => {
    const wire = controlFetch({ [DELETE_TEMPORARY_CALL]: respondAlways(200, 'OK') })
    const guest = openLicensePanel(SIGNED_OUT_VIEWER, 'photo.jpg')
    guest.license.giveUp()
    await guest.license.close()
    const amira = openLicensePanel(makeAmira('amira.pdf'))
    amira.license.giveUp()
    await amira.license.close()

    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toEqual([DELETE_TEMPORARY_CALL]))
  })

  it('shows an error when the customer continues without a license', async () => {
    const request = { temporary: null, onFile: () => undefined }
    const license = createVisitorsLicense(hostFlows(), request)
    renderPage(<License license={license} isMissing />)

    expect(screen.getByRole('alert')).toHaveTextContent('Please add an image')
    expect(screen.getByLabelText('Choose a file')).toHaveFocus()
    await chooseFile(PDF_FILE)
    await waitForUpload()
    await click('button', 'Stop sending')
    expect(screen.getByRole('alert')).toHaveTextContent('Please add an image')
  })
})
