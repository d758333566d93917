import type { Page } from '@playwright/test'

import { confirmation, fillIn, pressBook } from '../steps/booking/checkout.ts'
import { carPath } from '../steps/booking/trip.ts'
import { ACCOUNT_DEEDS } from './account-deeds.ts'
import { BOOKING_DEEDS } from './booking-deeds.ts'
import { chooseInMenu, type Deed, main, openMenu, pressInPage } from './deed.ts'
import { FILE_DEEDS } from './file-deeds.ts'
import { MAIL_DEEDS } from './mail-deeds.ts'
import { NOTICE_DEEDS } from './notice-deeds.ts'
import { bookAgain, PAYMENT_DEEDS } from './payment-deeds.ts'
import { SUPPLIER_DEEDS } from './supplier-deeds.ts'
import { VISITS } from './visits.ts'

const newsletterAddress = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click()

const pickUp = (page: Page) => main(page).getByRole('combobox').first()
const typesLocation = (page: Page) => pickUp(page).fill('Gafsa')

/** All user actions. */
export const DEEDS: readonly Deed[] = [
  ...VISITS,
  ...ACCOUNT_DEEDS,
  ...MAIL_DEEDS,
  ...FILE_DEEDS,
  ...NOTICE_DEEDS,
  {
    name: 'looks for a location by its name',
    prepare: ({ page }) => page.goto('/'),
    start: ({ page }) => typesLocation(page),
    arrival: (page) => page.getByRole('option', { name: /Gafsa/ }).first(),
    async repeat({ page }) {
      await pickUp(page).clear()
      await typesLocation(page)
    },
  },
  {
    name: 'reads prices in euros',
    async prepare({ page, newTrip }) {
      await page.goto(carPath(await newTrip()))
      await openMenu(page, /^Currency/)
    },
    start: ({ page }) => chooseInMenu(page, /^EUR/),
    arrival: (page) => main(page).getByText(/€\d/).first(),
  },
  {
    name: 'subscribes to the newsletter',
    async prepare({ page, guest }) {
      await page.goto('/')
      await page.mouse.move(9, 9)
      await newsletterAddress(page).fill(guest.email)
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
    prepare: async ({ page, newTrip, guest }) => fillIn(page, await newTrip(), guest),
    start: ({ page }) => pressBook(page),
    arrival: confirmation,
    repeat: bookAgain,
  },
  ...PAYMENT_DEEDS,
  ...BOOKING_DEEDS,
  ...SUPPLIER_DEEDS,
]
