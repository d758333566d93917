import type { Locator, Page } from '@playwright/test'

import { passOptions, locateStepHeading, visitCheckout } from '../steps/booking/checkout.ts'
import {
  holdScripts,
  waitUntilUsable,
  presetPageLanguage,
  watchHydration,
} from '../steps/page/documents.ts'
import { expect, test } from '../steps/person/customer.ts'

/** The events that browsers and password managers dispatch when they fill in a form. */
const EVENTS = { 'no events': [], 'only input': ['input'], 'only change': ['change'] } as const

/** Sets the value natively, bypassing React, as browser autofill does. */
const autofill = (field: Locator, value: string, events: readonly string[]) =>
  field.evaluate(
    (element, filled) => {
      const own = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(element, filled.value)
      for (const name of filled.events) element.dispatchEvent(new Event(name, { bubbles: true }))
    },
    { value, events },
  )

/** Submits a form, and returns the request body. The request is intercepted before it reaches the server. */
async function submitAndReadBody(
  page: Page,
  path: string,
  send: () => Promise<void>,
): Promise<unknown> {
  await page.route(path, (route) => route.fulfill({ status: 204 }))
  const [request] = await Promise.all([page.waitForRequest(path), send()])
  return request.postDataJSON()
}

const EMAIL = 'ada@mail.example'
const PASSWORD = 'carthage-by-night'

const FORMS = [
  {
    path: '/sign-in',
    call: '**/api/sign-in/frontend',
    tag: '',
    fields: { Email: EMAIL, Password: PASSWORD },
    button: 'Sign in',
    sent: { email: EMAIL, password: PASSWORD },
  },
  {
    path: '/contact',
    call: '**/api/send-email',
    tag: ' @nightly',
    fields: { 'Your email address': EMAIL, Subject: 'A seat', Message: 'For a child.' },
    button: 'Send',
    sent: { from: EMAIL, subject: 'A seat', message: 'For a child.' },
  },
  {
    path: '/sign-up',
    call: '**/api/sign-up',
    tag: ' @nightly',
    fields: {
      'Full name': 'Ada Lovelace',
      Email: EMAIL,
      'Date of birth': '24/12/1990',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    },
    button: 'Sign up',
    sent: {
      fullName: 'Ada Lovelace',
      email: EMAIL,
      birthDate: '1990-12-24',
      password: PASSWORD,
    },
  },
]

for (const { path, call, tag, fields, button, sent } of FORMS) {
  for (const [kind, events] of Object.entries(EVENTS)) {
    for (const isEarly of [true, false]) {
      const moment = isEarly ? 'before hydration' : 'after hydration'
      // Every run tests the hardest case: no events, before hydration.
      const night = events.length === 0 && isEarly ? tag : ' @nightly'
      test(`the form at ${path} submits what a browser fills in ${moment} with ${kind}${night}`, async ({
        page,
        context,
        baseURL,
      }) => {
        await presetPageLanguage(context, 'en', baseURL ?? '')
        await watchHydration(context)
        const release = isEarly ? await holdScripts(page) : () => undefined
        await page.goto(path, { waitUntil: isEarly ? 'commit' : 'load' })
        const isOver = () => waitUntilUsable(page)
        if (!isEarly) await isOver()
        const main = page.getByRole('main')
        for (const [name, value] of Object.entries(fields))
          // oxlint-disable-next-line no-await-in-loop -- one field after the other
          await autofill(main.getByLabel(name, { exact: true }), value, events)
        release()
        await isOver()

        const body = await submitAndReadBody(page, call, async () => {
          if (path === '/sign-up') {
            await main.getByLabel('Phone').fill('+216 98 765 432')
            await main.getByRole('checkbox').last().check()
          }
          await main.getByRole('button', { name: button, exact: true }).click()
        })
        expect(body).toMatchObject(sent)
      })
    }
  }
}

for (const [kind, events] of Object.entries(EVENTS)) {
  const tag = events.length === 0 ? '' : ' @nightly'
  test(`checkout accepts driver details that a browser fills in with ${kind}${tag}`, async ({
    page,
    trip,
    guest,
  }) => {
    await visitCheckout(page, trip)
    await passOptions(page)
    const main = page.getByRole('main')
    await autofill(main.getByLabel('Full name'), guest.fullName, events)
    await autofill(main.getByLabel('Email'), guest.email, events)
    await autofill(main.getByLabel('Phone'), guest.phone, events)
    await autofill(main.getByLabel('Date of birth'), '24/12/1990', events)
    await main.getByRole('button', { name: 'Continue to payment options' }).click()
    await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
  })
}
