import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, fill } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

import { parseStoredUser } from './stored-user.ts'

const SERVER = {
  'GET /api/settings': respondAlways(200, null),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'POST /api/sign-in/frontend': respondAlways(200, ANA),
  'POST /api/validate-access-token': respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
}

describe('the stored user', () => {
  // @shows SESSION-5, SESSION-11, SESSION-13, ACCOUNT-30
  it('is written on sign-in without personal data but with the “Stay connected” choice', async () => {
    controlFetch(SERVER)
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })
    await fill('Email', ANA.email)
    await fill('Password', 'a-long-enough-one')
    await click('checkbox', 'Stay connected')
    await click('button', 'Sign in')

    await waitFor(() => expect(localStorage.getItem('masar-user')).not.toBeNull())
    expect(JSON.parse(localStorage.getItem('masar-user') ?? '')).toEqual({
      _id: ANA._id,
      language: 'en',
      blacklisted: false,
      enableEmailNotifications: true,
    })
    expect(localStorage.getItem('masar-stay-connected')).toBe('true')
  })

  // @shows SESSION-12
  it.each(['_id', 'id'])('may have its id in %s', (name) => {
    const record = JSON.stringify({ [name]: ANA._id, language: 'fr' })
    expect(parseStoredUser(record)).toEqual({ id: ANA._id, language: 'fr' })
  })

  it.each([null, 'half of {', '7', 'null', '{"_id":7,"language":"fr"}', '{"_id":"1"}'])(
    'is ignored when it is %s',
    (record) => {
      expect(parseStoredUser(record)).toBeNull()
    },
  )
})
