import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ApiProblem } from '#api/problem.ts'
import { createDeferred } from '#testing/deferred.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import { AvatarPanel, type AvatarPanelProps } from './avatar-panel.tsx'
import { UnreadablePicture } from '#ui/picture/redraw-picture.ts'

const succeed = () => Promise.resolve()
const failOffline = () => Promise.reject(new ApiProblem({ kind: 'network' }))
const PHOTO_FILE = new File(['…'], 'holiday.jpg', { type: 'image/jpeg' })
const PHOTO_URL = '/api/avatars/V1StGXR8.jpg'

const show = (props: Partial<AvatarPanelProps> = {}) =>
  renderPage(
    <AvatarPanel
      name="Ana Trabelsi"
      email="ana@example.org"
      picture={null}
      onSend={succeed}
      onDelete={succeed}
      {...props}
    />,
  )

const chooseFile = (label: string) =>
  settle(() => fireEvent.change(screen.getByLabelText(label), { target: { files: [PHOTO_FILE] } }))

const queryPicture = () => document.querySelector('img')

describe("the customer's picture", () => {
  it('is replaced by initials when it is missing', () => {
    show()
    expect(queryPicture()).toBeNull()
    expect(document.querySelector('[data-initials=AT]')).toBeVisible()
  })

  it('is replaced by initials when it fails to load', () => {
    show({ picture: PHOTO_URL })
    expect(queryPicture()).toHaveAttribute('src', PHOTO_URL)
    fireEvent.error(queryPicture() ?? document)
    expect(queryPicture()).toBeNull()
  })

  // @shows ACCOUNT-10
  it('shows the upload progress and then a confirmation', async () => {
    const sent = createDeferred<void>()
    const onSend = vi.fn<AvatarPanelProps['onSend']>(() => sent.promise)
    show({ onSend })
    await chooseFile('Add a photo')
    expect(await screen.findByText('Sending holiday.jpg')).toBeVisible()
    await settle(() => onSend.mock.calls[0]?.[1].onProgress(62))
    expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('value', '62')

    await settle(() => sent.resolve())
    expect(await screen.findByText('Changes made successfully.')).toBeVisible()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('is not uploaded when the customer cancels, and no message is shown', async () => {
    const onSend = vi.fn<AvatarPanelProps['onSend']>(
      (_photo, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    show({ onSend })
    await chooseFile('Add a photo')
    await screen.findByRole('progressbar')
    await click('button', 'Stop sending')

    expect(onSend.mock.calls[0]?.[1].signal.aborted).toBe(true)
    expect(screen.getByLabelText('Add a photo')).toBeEnabled()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  // @shows ACCOUNT-20
  it.each([
    ['the page', new UnreadablePicture()],
    ['the server', new ApiProblem({ kind: 'http', status: 400, code: 'invalid-request' })],
  ])('is refused when %s finds no image in the file', async (_who, error) => {
    show({ onSend: () => Promise.reject(error) })
    await chooseFile('Add a photo')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Please add an image')
    expect(alert).toHaveTextContent('can’t open holiday.jpg as a photo')
  })

  it('can be uploaded again after a failure without choosing the file again', async () => {
    const onSend = vi.fn<AvatarPanelProps['onSend']>(failOffline)
    show({ onSend, picture: PHOTO_URL })
    await chooseFile('Replace the photo')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your photo couldn’t be sent')

    onSend.mockImplementation(succeed)
    await click('button', 'Try again')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(onSend.mock.calls.map(([file]) => file)).toEqual([PHOTO_FILE, PHOTO_FILE])
  })

  it('is deleted only after confirmation, and the deletion can be retried after a failure', async () => {
    const onDelete = vi.fn<AvatarPanelProps['onDelete']>(failOffline)
    show({ picture: PHOTO_URL, onDelete })
    await click('button', 'Delete the photo')
    const dialog = screen.getByRole('dialog', { name: 'Delete your photo?' })
    expect(onDelete).not.toHaveBeenCalled()

    await click('button', 'Delete')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('couldn’t be deleted')
    onDelete.mockImplementation(succeed)
    await click('button', 'Delete')
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    expect(await screen.findByText('Changes made successfully.')).toBeVisible()
  })
})
