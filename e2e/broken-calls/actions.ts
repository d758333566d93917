import type { Page } from '@playwright/test'

import { locateConfirmation, openFilledReview, pressBook } from '../steps/booking/checkout.ts'
import { buildCarPath } from '../steps/booking/trip.ts'
import { ACCOUNT_USER_ACTIONS } from './account-actions.ts'
import { BOOKING_USER_ACTIONS } from './booking-actions.ts'
import { chooseInMenu, locateMain, openMenu, pressInPage, type UserAction } from './user-action.ts'
import { FILE_USER_ACTIONS } from './file-actions.ts'
import { MAIL_USER_ACTIONS } from './mail-actions.ts'
import { NOTICE_USER_ACTIONS } from './notice-actions.ts'
import { PAYMENT_USER_ACTIONS, resubmitReview } from './payment-actions.ts'
import { SUPPLIER_USER_ACTIONS } from './supplier-actions.ts'
import { VISITS } from './visits.ts'

const locateNewsletterField = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click()

const locatePickUpField = (page: Page) => locateMain(page).getByRole('combobox').first()
const typeLocation = (page: Page) => locatePickUpField(page).fill('Gafsa')

export const USER_ACTIONS: readonly UserAction[] = [
  ...VISITS,
  ...ACCOUNT_USER_ACTIONS,
  ...MAIL_USER_ACTIONS,
  ...FILE_USER_ACTIONS,
  ...NOTICE_USER_ACTIONS,
  {
    name: 'searches for a location by name',
    prepare: ({ page }) => page.goto('/'),
    start: ({ page }) => typeLocation(page),
    arrival: (page) => page.getByRole('option', { name: /Gafsa/ }).first(),
    async repeat({ page }) {
      await locatePickUpField(page).clear()
      await typeLocation(page)
    },
  },
  {
    name: 'switches prices to euros',
    async prepare({ page, newTrip }) {
      await page.goto(buildCarPath(await newTrip()))
      await openMenu(page, /^Currency/)
    },
    start: ({ page }) => chooseInMenu(page, /^EUR/),
    arrival: (page) => locateMain(page).getByText(/€\d/).first(),
  },
  {
    name: 'subscribes to the newsletter',
    async prepare({ page, guest }) {
      await page.goto('/')
      await page.mouse.move(9, 9)
      await locateNewsletterField(page).fill(guest.email)
    },
    start: ({ page }) => subscribe(page),
    arrival: (page) => page.getByText('Thank you.'),
    repeat: ({ page }) => subscribe(page),
  },
  {
    name: 'writes to the company',
    async start({ page, guest }) {
      await page.goto('/contact')
      await page.getByLabel('Your email address').fill(guest.email)
      await page.getByLabel('Subject').fill('Child seats')
      await page.getByLabel('Message').fill('Do you have any?')
      await pressInPage(page, 'Send')
    },
    arrival: (page) => page.getByText('Your message has been sent.'),
    repeat: ({ page }) => pressInPage(page, 'Send'),
  },
  {
    name: 'books',
    prepare: async ({ page, newTrip, guest }) => openFilledReview(page, await newTrip(), guest),
    start: ({ page }) => pressBook(page),
    arrival: locateConfirmation,
    repeat: resubmitReview,
  },
  ...PAYMENT_USER_ACTIONS,
  ...BOOKING_USER_ACTIONS,
  ...SUPPLIER_USER_ACTIONS,
]
