import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

/** Opens the settings page as Ana. Call `over` to end her session on the server. */
async function openSettingsAsAna() {
  let isOver = false
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
  const wire = controlFetch({
    'GET /api/all-suppliers': respondAlways(200, []),
    'GET /api/settings': respondAlways(200, null),
    'GET /api/countries-with-locations*': respondAlways(200, []),
    'POST /api/sign-out': respondAlways(200, 'OK'),
    'POST /api/validate-access-token': (call: OpenCall) => {
      call.answer(isOver ? 401 : 200, isOver ? {} : 'OK')
    },
    [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
  })
  const { router } = await openApp('/settings')
  await screen.findByRole('button', { name: 'Sign out everywhere' })
  const over = () => {
    isOver = true
  }
  return { wire, over, router, session: router.options.context.session }
}

it('signing out everywhere opens the home page even after a call was refused', async () => {
  const { wire, over, router, session } = await openSettingsAsAna()
  await click('button', 'Sign out everywhere')
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  const ending = await waitFor(() => wire.waiting('POST /api/sign-out-everywhere'))
  over()
  await settle(() => session.refused())
  await settle(() => session.refresh())
  ending.answer(200, 'OK')

  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  const banner = within(await screen.findByRole('banner'))
  expect(await banner.findByRole('link', { name: 'Sign in' })).toBeVisible()
})

it('signing out everywhere checks the session when the response is lost', async () => {
  const { over, router, session } = await openSettingsAsAna()
  const ending = session.signOutAfter(() => Promise.reject(new Error('The answer was lost.')))
  over()
  await expect(ending).rejects.toThrow('The answer was lost.')

  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
})
